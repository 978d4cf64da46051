import Examples

/// Parses steps from lines of text.
///
/// Blank lines, comments (`#`), the rows of a printed window and a leading `> ` are ignored, so that a printed transcript
/// is a valid script.
public enum StepParser {
  /// The maximum length of a line in bytes, without the newline.
  public static let longestLine = 1 << 20

  /// The message for a longer line.
  public static let tooLong = "this is longer than a megabyte"

  /// The first words of all steps.
  private static let verbs = [
    "type", "clear", "tap", "double-tap", "select", "back", "link", "see", "screen", "close", "launch",
    "relaunch", "server",
  ]

  /// The first words of the steps that only scenarios may use.
  private static let scenarioVerbs = Example.all.compactMap(\.settings?.step) + ["session", "storage"]

  private static let frameStarts: Set<Character> = ["┌", "│", "└", "+", "|"]

  /// The step on a line; nil if the line is ignored.
  ///
  /// - Throws: `StepMistake` if the line is not a step.
  public static func step(from line: some StringProtocol) throws(StepMistake) -> Step? {
    var words = WordScanner(line)
    if words.isEmpty || words.text.hasPrefix("#") { return nil }
    if let first = words.text.first, frameStarts.contains(first) { return nil }
    if words.text.hasPrefix("> ") { words = WordScanner(words.text.dropFirst(2)) }
    let beginning = words
    guard let step = step(from: &words), words.isEmpty else { throw mistake(in: beginning) }
    return step
  }

  /// The error for an invalid line.
  ///
  /// The line may contain a password. The error quotes at most the first two words, and nothing of a line whose first
  /// word is unknown.
  private static func mistake(in line: WordScanner) -> StepMistake {
    var words = line
    let verb = words.next() ?? ""
    guard (verbs + scenarioVerbs).contains(verb) else {
      let choices = verbs.dropLast().joined(separator: ", ") + " or \(verbs.last ?? "")"
      return StepMistake("this is not a step; steps begin with \(choices)", word: verb, candidates: verbs)
    }
    var shown = verb
    let second = words.next()
    if let second, !second.hasPrefix("\""), verb != "type" || !words.isEmpty {
      shown += " \(Quoting.excerpt(second))" + (words.isEmpty ? "" : " …")
    } else if second != nil {
      shown += " …"
    }
    let form = StepSyntax.form(of: verb, second).map { "; expected: \($0)" } ?? ""
    return StepMistake("'\(shown)' is not a step\(form)")
  }

  /// The steps of a script, one per line.
  ///
  /// - Throws: `StepMistake` with the number of the first invalid line.
  public static func steps(from script: String) throws(StepMistake) -> [Step] {
    var steps: [Step] = []
    // In Swift, CR LF is one character.
    let lines = script.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      do throws(StepMistake) {
        guard line.utf8.count <= longestLine else { throw StepMistake(tooLong) }
        if let step = try step(from: line) { steps.append(step) }
      } catch {
        throw StepMistake(
          "line \(index + 1): \(error.message)", word: error.word, candidates: error.candidates)
      }
    }
    return steps
  }

  private static func step(from words: inout WordScanner) -> Step? {
    let verb = words.next()
    return switch verb {
    case "type": words.next().flatMap { widget in words.rest().map { .type($0, into: widget) } }
    case "clear": words.next().map(Step.clear)
    case "tap": words.next().map(Step.tap)
    case "double-tap": words.next().map(Step.doubleTap)
    case "select": words.next().flatMap { widget in words.number().map { .select($0, in: widget) } }
    case "back": .back
    case "link": words.rest().map(Step.link)
    case "see": expectation(from: &words).map(Step.see)
    case "screen": .screen
    case "close": .close
    case "launch": .launch
    case "relaunch": .relaunch
    case "server": action(from: &words).map(Step.server)
    case "session": words.take("file") ? words.payload().map(Step.sessionFile) : nil
    case "storage":
      words.take("works") ? .storage(works: true) : words.take("fails") ? .storage(works: false) : nil
    default: settings(verb, from: &words)
    }
  }

  private static func settings(_ verb: String?, from words: inout WordScanner) -> Step? {
    guard let settings = Example.all.lazy.compactMap(\.settings).first(where: { $0.step == verb }) else {
      return nil
    }
    let texts = settings.fields.compactMap { _ in words.quoted() }
    return texts.count == settings.fields.count ? .settings(settings.step, texts) : nil
  }

  private static func expectation(from words: inout WordScanner) -> Expectation? {
    guard let subject = words.next() else { return nil }
    switch subject {
    case "no":
      if words.take("session") { return .session(nil) }
      guard let widget = words.next() else { return nil }
      if widget == "more", words.take("objects") { return .noMoreObjects }
      return widget == "password" && words.take("left") ? .noPassword : .absent(widget: widget)
    case "nothing": return words.take("left") ? .nothingLeft : nil
    case "title": return words.quoted().map(Expectation.title)
    case "requests": return words.number().map(Expectation.requests)
    case "screens": return words.number().map(Expectation.screens)
    case "request":
      guard let number = words.number() else { return nil }
      if words.take("cancelled") { return .cancelled(number) }
      if words.take("waits") {
        return words.number().flatMap { words.take("seconds") ? .timeout(number, seconds: $0) : nil }
      }
      if words.take("header") {
        return words.next().flatMap { name in
          words.quoted().map { .header(number, name: name, value: $0) }
        }
      }
      return words.quoted().map { .request(number, $0) }
    case "session":
      if words.take("mode") { return words.next().map(Expectation.sessionMode) }
      if words.take("set") { return words.take("aside") ? words.payload().map(Expectation.setAside) : nil }
      return words.quoted().map(Expectation.session)
    default:
      if let text = words.quoted() { return .text(text, widget: subject) }
      if let row = words.number() { return words.quoted().map { .row(row, $0, widget: subject) } }
      switch words.next() {
      case "enabled": return .enabled(true, widget: subject)
      case "disabled": return .enabled(false, widget: subject)
      case "running": return .running(true, widget: subject)
      case "stopped": return .running(false, widget: subject)
      case "count": return words.number().map { .rowCount($0, widget: subject) }
      case "selected": return words.number().map { .selectedRow($0, widget: subject) }
      case "placeholder": return words.quoted().map { .placeholder($0, widget: subject) }
      default: return nil
      }
    }
  }

  private static func action(from words: inout WordScanner) -> ServerAction? {
    switch words.next() {
    case "holds": return .holds
    case "has": return words.number().flatMap { words.take("notes") ? .hasNotes($0) : nil }
    case "is": return words.take("unreachable") ? .unreachable(request: words.request()) : nil
    case "times": return words.take("out") ? .timesOut(request: words.request()) : nil
    case "loses":
      return words.take("the") && words.take("answer") ? .losesAnswer(request: words.request()) : nil
    case "answers":
      guard let status = words.number() else { return .answersAsService(request: words.request()) }
      return .answers(status: status, body: words.payload() ?? .text(""), request: words.request())
    default: return nil
    }
  }
}
