import Foundation
import TestSupport
import Testing

struct PlanCommandTests {
  private let scratch = Scratch()

  init() {
    scratch.put(
      """
      { "renders": [ { "name": "curves", "scene": "\(Program.fixtures)/scenes/timing.json" } ] }
      """, at: "the batch.json")
  }

  private func plan(_ format: String, _ words: String...) throws -> Program.Result {
    try Program.run(
      ["plan", "\(scratch.path)/the batch.json", "--shards", "3", "--format", format] + words)
  }

  /// Whether bash can read a script.
  private func isScript(_ text: String) throws -> Bool {
    scratch.put(text, at: "script.sh")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-n", "\(scratch.path)/script.sh"]
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test(arguments: ["slurm", "parallel"])
  func `scripts render every shard, try again, and merge`(format: String) throws {
    let result = try plan(format, "--frames-in", "its frames", "--jobs", "2")
    #expect(result.status == 0, "\(result.error)")
    #expect(try isScript(result.output))
    let text = result.output
    #expect(text.contains("render '\(scratch.path)/the batch.json' --output 'its frames'"))
    #expect(text.contains("--jobs 2"))
    #expect(text.contains(#" merge 'its frames'"#))
    #expect(text.contains("75"))
  }

  @Test func `the script for one host does the job`() throws {
    // A stand-in for GNU parallel that runs one line after the other.
    scratch.put(
      """
      #!/usr/bin/env bash
      while [[ $1 == --* ]]; do
        case $1 in --joblog | --retries) shift 2 ;; *) shift ;; esac
      done
      while read -r line; do "${@//\\{\\}/$line}" || exit; done
      """, at: "parallel")
    let script = try plan("parallel", "--frames-in", "\(scratch.path)/out").output
    scratch.put(script, at: "run.sh")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", "chmod +x '\(scratch.path)/parallel'; bash '\(scratch.path)/run.sh'",
    ]
    var variables = ProcessInfo.processInfo.environment
    variables["PATH"] = "\(scratch.path):\(variables["PATH"] ?? "")"
    variables["FLIPBOOK"] = try Program.executable()
    process.environment = variables
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(scratch.names(in: "out") == ["curves", "manifest.json"])
    #expect(scratch.names(in: "out/curves").count == 62)
  }

  @Test func `templates name the shards and hold the merge back`() throws {
    let openjd = try plan("openjd").output
    #expect(openjd.contains("specificationVersion: jobtemplate-2023-09\n"))
    #expect(openjd.contains("range: \"1-3\"\n"))
    #expect(openjd.contains("- dependsOn: Render\n"))
    let kubernetes = try plan("k8s", "--shard-mode", "interleave").output
    #expect(kubernetes.contains("  completions: 3\n"))
    #expect(kubernetes.contains("  suspend: true\n"))
    #expect(kubernetes.contains("--shard-mode interleave"))
    #expect(kubernetes.contains("it has not been run on a cluster"))
    for text in [openjd, kubernetes] { #expect(!text.contains("\t")) }
  }

  @Test func `the job's file goes to a directory, with what to do next`() throws {
    for (format, name) in [
      ("slurm", "submit-slurm.sh"), ("parallel", "run-parallel.sh"), ("openjd", "job.openjd.yaml"),
      ("k8s", "jobs.k8s.yaml"),
    ] {
      let result = try plan(format, "-o", "\(scratch.path)/jobs")
      #expect(result.status == 0, "\(result.error)")
      #expect(result.error.hasPrefix("\(scratch.path)/jobs/\(name): "))
      #expect(scratch.text(of: "jobs/\(name)") == (try plan(format).output))
    }
  }

  @Test func `pictures that are not here are told of before anything runs`() throws {
    #expect(!(try plan("slurm").error.contains("warning")))
    scratch.put(
      """
      { "defaults": { "from": "a.png", "to": "b.png" },
        "renders": [ { "name": "one", "transition": "cube" }, { "name": "two", "scene": "s.json" } ] }
      """, at: "the batch.json")
    let result = try plan("slurm")
    #expect(result.status == 0)
    let names = ["a.png", "b.png", "s.json"].map { "\(scratch.path)/\($0)" }
    #expect(
      result.error.contains(
        "the batch.json names files that are not here: \(names.joined(separator: ", "))"),
      "\(result.error)")
  }

  @Test func `only a batch can be planned`() throws {
    let scene = try Program.run(
      "plan", "\(Program.fixtures)/scenes/timing.json", "--shards", "2", "--format", "slurm")
    #expect(scene.status == 65)
    #expect(scene.error.contains("timing.json is no batch"))
    #expect(try plan("pbs").status == 64)
    #expect(try Program.run("plan", "x.json", "--format", "slurm").status == 64)
  }
}
