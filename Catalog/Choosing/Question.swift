/// A question of `compare choose`: what somebody needs, in plain words, with the figures that decide the answers.
public struct Question: Sendable, Hashable, Identifiable {
  /// The questions by the names of their options on the command line.
  public enum ID: String, Sendable, Hashable, Codable, CaseIterable {
    case changes, tested, next, links, types, today
  }

  /// A word that answers a question.
  public struct Option: Sendable, Hashable {
    /// The word.
    public let word: String
    /// What it stands for, in a few words.
    public let meaning: String
    /// The figure that decides it; nil if the answer rules no pattern out.
    public let criterion: Criterion?
  }

  /// What an answer looks like.
  public enum Form: Sendable, Hashable {
    /// One of some words; if a change request decides it, `=` and a number of files may follow.
    case word([Option])
    /// A whole number, which limits a figure.
    case number(ClosedRange<Int>, Criterion)
    /// The name of a pattern; `=` and a number of lines may follow.
    case pattern
  }

  /// The id.
  public let id: ID
  /// The question.
  public let text: String
  /// The figure that decides it, in a sentence.
  public let decider: String
  /// Which patterns an answer rules out.
  public let rule: String
  /// What an answer looks like.
  public let form: Form
  /// The placeholder of an answer, as help and messages have it.
  public let placeholder: String
}

extension Question {
  /// The questions, in the order in which they are asked.
  ///
  /// Each kind of change stands for one request, so that no figure is a sum: a rule of the login, a field of the data, a screen, and a
  /// step between two screens. A link has a question of its own, as most apps need none.
  public static let all = [
    Question(
      id: .changes, text: "What changes most often: rules, data, screens or navigation?",
      decider: "Decided by the files that one such change touches; it was made in every pattern.",
      rule: oneChange, form: .word(kindsOfChange), placeholder: "KIND[=FILES]"),
    Question(
      id: .tested, text: "How much must be tested without UI: at least how many per cent of the tests?",
      decider: "Decided by the tests of Notes, the same in every pattern, that need no UI, network or disk.",
      rule: "A pattern below your number is ruled out.", form: .number(0...100, .testsWithoutUI),
      placeholder: "PERCENT"),
    Question(
      id: .next, text: "May a screen show the next one itself: yes or no?",
      decider:
        "Decided by the steps to another screen that views of Notes take themselves, alerts apart.",
      rule: "'no' rules out a pattern with such a step, 'yes' none.",
      form: .word([
        Option(word: "yes", meaning: "a screen may know the next one", criterion: nil),
        Option(word: "no", meaning: "another part leads from screen to screen", criterion: .stepsOfViews),
      ]), placeholder: "ANSWER"),
    Question(
      id: .links, text: "Must a link from outside open a screen, and Back lead on from there: yes or no?",
      decider: "Decided by the files that this change touches; it was made in every pattern.",
      rule: oneChange + " 'no' rules none out.",
      form: .word([
        Option(word: "yes", meaning: "a link opens a screen of the running app", criterion: .request("link")),
        Option(word: "no", meaning: "nothing comes from outside", criterion: nil),
      ]), placeholder: "ANSWER[=FILES]"),
    Question(
      id: .types, text: "How many types per screen are bearable: at most how many?",
      decider:
        "Decided by the types of Notes, protocols and start-up code included, for each of its three screens.",
      rule: "A pattern above your number is ruled out.", form: .number(1...9_999, .typesPerScreen),
      placeholder: "NUMBER"),
    Question(
      id: .today, text: "What is the code today, and how many lines may be new: such as mvc, or mvc=400?",
      decider:
        "Decided by the lines of Notes that today's pattern does not have in a file of the same name.",
      rule: "A pattern above your number is ruled out; without a number none is.", form: .pattern,
      placeholder: "PATTERN[=LINES]"),
  ]

  private static let kindsOfChange = [
    Option(word: "rules", meaning: "a rule of the business", criterion: .request("three")),
    Option(word: "data", meaning: "a field of the data", criterion: .request("pinned")),
    Option(word: "screens", meaning: "a screen", criterion: .request("template")),
    Option(word: "navigation", meaning: "a step between screens", criterion: .request("confirm")),
  ]

  private static let oneChange = """
    A pattern is ruled out if it touches more files than another one, and the difference is larger than one, and than that between two \
    authors of one pattern. A number of yours, such as =5, is a limit instead.
    """

  /// The question with an id.
  public static func of(_ id: ID) -> Question? { all.first { $0.id == id } }

  /// The figures that can decide an answer, without those that depend on a pattern.
  public var criteria: [Criterion] {
    switch form {
    case .word(let options): options.compactMap(\.criterion)
    case .number(_, let criterion): [criterion]
    case .pattern: []
    }
  }
}
