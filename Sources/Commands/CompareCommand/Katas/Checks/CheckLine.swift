/// A line of a kata's checks.
struct CheckLine: Sendable {
  /// All kinds of checks, in the order of docs/commands.md.
  static let kinds: [any KataCheck.Type] = [
    ScenariosCheck.self, RulesCheck.self, ArrowsCheck.self, RolesCheck.self, ProtocolsCheck.self,
    IndependentCheck.self,
    FigureCheck.self, AnswerCheck.self, NamesCheck.self, UnchangedCheck.self, OnlyCheck.self,
    KeptCheck.self, OnceCheck.self, InsideCheck.self, ApartCheck.self, TestsCheck.self, FakeCheck.self,
    NoticesCheck.self,
    IgnoresCheck.self,
    EveryTestCheck.self,
  ]

  /// The line as the page has it.
  let text: String
  /// The line as the task announces it, without what gives a solution away.
  var announced: String {
    if check.givesAway { "\(type(of: check).form.word) …" } else { text }
  }
  /// The check that it asks for.
  let check: any KataCheck

  /// Reads a line; `owner` is the file that has it, for the message.
  init(_ text: String, in owner: String) throws(CommandFailure) {
    let words = text.matches(of: /"([^"]*)"|\S+/).map { String($0.output.1 ?? $0.output.0) }
    guard let word = words.first, let kind = Self.kinds.first(where: { $0.form.word == word }) else {
      let known = Self.kinds.map { $0.form.word }.joined(separator: ", ")
      throw CommandFailure(
        "'\(owner)': '\(text)' is no check. The kinds of checks are \(known).", .internalError)
    }
    guard let check = kind.init(Array(words.dropFirst())) else {
      throw CommandFailure(
        "'\(owner)': '\(text)' must have the form '\(kind.form.line)'.", .internalError)
    }
    self.text = text
    self.check = check
  }
}
