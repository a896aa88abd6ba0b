import Recording
import Testing

struct ShardTests {
  private static let jobs: [[[Int]]] = [
    [[0]], [Array(0..<61)], [Array(0..<7), [], Array(3..<20), [5]], [[], []],
    [Array(0..<100), Array(0..<100), [9, 11]],
  ]

  @Test(arguments: jobs, Shard.Mode.allCases)
  func `the shares of all shards are all frames, each once`(job: [[Int]], mode: Shard.Mode) {
    for count in [1, 2, 3, 7, 64] {
      var together = job.map { _ in [Int]() }
      for index in 1...count {
        let share = Shard(index, of: count, mode: mode).share(of: job)
        #expect(share.count == job.count)
        for (render, frames) in share.enumerated() { together[render] += frames }
      }
      #expect(together.map { $0.sorted() } == job)
    }
  }

  @Test(arguments: [Shard.Mode.interleave, .block])
  func `no share is larger than another by more than a frame`(mode: Shard.Mode) {
    for job in Self.jobs {
      for count in [1, 2, 3, 7, 64] {
        let sizes = (1...count).map { index in
          Shard(index, of: count, mode: mode).share(of: job).reduce(0) { $0 + $1.count }
        }
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
      }
    }
  }

  @Test func `blocks are runs of neighbours, interleaving goes round`() {
    let job = [[0, 1, 2], [0, 1, 2, 3]]
    #expect(Shard(1, of: 2, mode: .block).share(of: job) == [[0, 1, 2], []])
    #expect(Shard(2, of: 2, mode: .block).share(of: job) == [[], [0, 1, 2, 3]])
    #expect(Shard(2, of: 3, mode: .interleave).share(of: job) == [[1], [1]])
    #expect(Shard(2, of: 2, mode: .renders).share(of: job) == [[], [0, 1, 2, 3]])
    #expect(!Shard(2, of: 2, mode: .renders).takes(render: 0))
    #expect(Shard(2, of: 2, mode: .block).takes(render: 0))
  }

  @Test(arguments: [
    "", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "a/b", "1/ 2", "1.0/2", "٢/٣", "1/99999999",
  ])
  func `other texts are no shards`(text: String) {
    #expect(Shard(parsing: text) == nil)
  }

  @Test func `a shard is written as farms write it`() throws {
    let shard = try #require(Shard(parsing: "2/7", mode: .block))
    #expect(shard == Shard(2, of: 7, mode: .block))
    #expect(shard.description == "shard 2 of 7")
    #expect(ShardManifest.fileName(of: shard, .all) == "manifest.shard-2-of-7.json")
    let some = JobSelection(parts: [JobSelection.Part(render: nil, frames: FrameSelection(of: [3]))]
    )
    let name = ShardManifest.fileName(of: shard, some)
    #expect(name.wholeMatch(of: /manifest\.shard-2-of-7-[0-9a-f]{8}\.json/) != nil)
  }

  @Test func `selections are written in few ranges that read back`() throws {
    let cases: [([Int], String)] = [
      ([4], "4"), ([4, 5], "4-5"), ([0, 1, 2, 4, 6, 8, 9], "0-2,4-8:2,9"), ([1, 4], "1,4"),
      ([0, 5, 6, 7], "0,5-7"), ([0, 3, 6, 7, 8], "0-6:3,7-8"),
    ]
    for (frames, text) in cases { #expect(FrameSelection(of: frames).description == text) }
    var state: UInt64 = 7
    for _ in 0..<200 {
      var frames: [Int] = []
      for frame in 0..<80 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        if state >> 40 & 3 != 0 { frames.append(frame) }
      }
      let text = FrameSelection(of: frames).description
      let selection = try #require(FrameSelection(parsing: text))
      #expect(selection.indices(below: 80) == frames)
    }
    #expect(FrameSelection.all.description == "all")
  }

  @Test func `a job's selection means every render, or those that it names`() throws {
    let parts = try ["0-9:3", "turn=5-6", "turn=8"].map { text in
      try #require(JobSelection.Part(parsing: text))
    }
    #expect(parts.map(\.description) == ["0-9:3", "turn=5-6", "turn=8"])
    let all = JobSelection(parts: parts)
    #expect(all.frames(of: "reveal")?.indices(below: 20) == [0, 3, 6, 9])
    #expect(all.frames(of: "turn")?.indices(below: 20) == [0, 3, 5, 6, 8, 9])
    let named = JobSelection(parts: [parts[1]])
    #expect(named.frames(of: "reveal") == nil)
    #expect(JobSelection.all.frames(of: "reveal") == .all)
    #expect(JobSelection.Part(parsing: "turn=all")?.frames == .all)
    for text in ["", "turn=", "=3", "a/b=3", "turn=3=4", "turn"] {
      #expect(JobSelection.Part(parsing: text) == nil, "\(text)")
    }
  }
}
