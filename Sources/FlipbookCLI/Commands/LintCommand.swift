import Documents
import Flipbook

extension Command {
  /// `flipbook lint`.
  package static let lint = Command(
    "lint", "Check what transitions most often get wrong, without writing frames.",
    discussion: """
      The transition is run as it is, and once more to be taken back half way. The first frame \
      must show the outgoing screen and the last the incoming one; completeTransition must be \
      called, and once; nothing may stay behind; m34 must not be positive; the declared duration \
      must be that of the animations; with --gesture, animations that were added to layers by \
      hand are found as well. The exit status is 1 when something was found.
      """,
    examples: [
      Example("a transition", "flipbook lint page-turn --from a.png --to b.png"),
      Example(
        "another change of screens", "flipbook lint zoom --from a.png --to b.png --trigger pop"),
    ],
    arguments: [Argument("name", "The transition, as 'flipbook list' names it.")],
    options: Option.staging + [.rate, .json] + Option.limits
  ) { invocation, console in
    let findings = try Production(invocation).findings()
    if invocation.has(.json) {
      try console.result(
        JSONWriter().text(
          of: .array(
            findings.map { finding in
              ["rule": .string(finding.rule.rawValue), "finding": .string(finding.sentence)]
            })))
    } else {
      for finding in findings { try console.result(finding.description) }
      if findings.isEmpty { console.note("nothing found") }
    }
    return findings.isEmpty ? .done : .found
  }
}
