import Traces

/// A figure of recorded messages.
struct TraceFigure: Sendable {
  let name: String
  let definition: String
  /// The figure of a trace in a word.
  let text: @Sendable (Trace) -> String
  /// The names of what is counted; none for a figure that
  /// counts no named things.
  var names: @Sendable (Trace) -> [String] = { _ in [] }

  /// All figures, in the order of the tables.
  static let all = [messages, hops, roles, files, hidden]

  private static let messages = TraceFigure(
    name: "messages",
    definition:
      "Calls between roles, widgets, network and storage after the launch."
  ) {
    "\($0.messageCount)"
  }

  private static let hops = TraceFigure(
    name: "hops",
    definition: """
      Messages from a step to the first call of a method or setter of a \
      widget, in the step that needs most.
      """
  ) { trace in
    trace.hopsToDisplay.map(String.init) ?? "none"
  }

  private static let roles = TraceFigure(
    name: "roles",
    definition: "Roles that send or receive a message after the launch.",
    text: { "\($0.rolesTouched.count)" },
    names: \.rolesTouched
  )

  private static let files = TraceFigure(
    name: "files",
    definition: """
      Files of the pattern with the line of a call or of a called member: \
      the files to read.
      """,
    text: { "\($0.filesToFollow.count)" },
    names: { trace in
      trace.filesToFollow.compactMap {
        $0.split(separator: "/").last.map(String.init)
      }
    }
  )

  static let hidden = TraceFigure(
    name: "hidden",
    definition: """
      Pairs of roles, wiring excepted, with messages in a direction in which \
      the compiler's index has no reference: through a closure, an observation \
      or a protocol that is not the receiver's.
      """
  ) { trace in
    trace.hidden.map { "\($0.count)" } ?? "?"
  }
}
