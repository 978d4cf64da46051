import AnalysisTestSupport
import ExampleCommand
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CompareCommand

/// `compare choose` asks a person at a terminal, and takes the same answers as options.
@MainActor
@Suite struct ChooseCommandTests {
  private let folder = TemporaryFolder()

  /// Answers in a person's place, and keeps what was said to the person together with the answers.
  private final class Person: Sendable {
    private let transcript = Mutex("")
    private let lines: Mutex<[InputLines.Line]>

    init(_ lines: [InputLines.Line]) {
      self.lines = Mutex(lines)
    }

    var text: String { transcript.withLock { $0 } }

    var conversation: Conversation {
      Conversation(
        say: { text in self.transcript.withLock { $0 += text } }, listen: { self.next() }, columns: { 80 })
    }

    private func next() -> InputLines.Line {
      let line = lines.withLock { $0.isEmpty ? .end : $0.removeFirst() }
      if case .text(let text) = line { transcript.withLock { $0 += text + "\n" } }
      return line
    }
  }

  private func context(_ person: Person? = nil) -> CompareCommand.ProcessContext {
    var context = CompareCommand.ProcessContext.sample(
      in: folder.url, columns: 80, cache: ThisCode.cache)
    context.conversation = person?.conversation
    return context
  }

  private func choose(_ arguments: String..., by person: Person? = nil) async -> CompareCommand.Outcome {
    await CompareCommand().run(["choose"] + arguments, in: context(person))
  }

  @Test func `A person is asked what may be left out, explained or answered`() async {
    let person = Person([
      .text("ruels"), .notText, .text("rules"), .text("?"), .text("90 %"), .text(""), .text("no"), .tooLong,
      .text("10"), .text(""),
    ])
    let outcome = await choose(by: person)
    expectEqual(
      person.text,
      """
      6 questions, decided by figures of small apps. Enter leaves one out, '?'
      explains it, Ctrl-D ends them.

      1/6 What changes most often: rules, data, screens or navigation?
      Decided by the files that one such change touches; it was made in every pattern.
      > ruels
      'ruels' is no answer. Did you mean 'rules'? Expected rules, data, screens or
      navigation, or with a number of files, such as rules=5; '?' explains.

      1/6 What changes most often: rules, data, screens or navigation?
      Decided by the files that one such change touches; it was made in every pattern.
      > That is not UTF-8 text. Expected rules, data, screens or navigation, or with a
      number of files, such as rules=5.

      1/6 What changes most often: rules, data, screens or navigation?
      Decided by the files that one such change touches; it was made in every pattern.
      > rules

      2/6 How much must be tested without UI: at least how many per cent of the tests?
      Decided by the tests of Notes, the same in every pattern, that need no UI,
      network or disk.
      > ?
      A pattern below your number is ruled out.
        Tests of Notes that need no UI, network or disk, in per cent: 0 % Massive; 17
        % MVC; 97 % MVP, MVVM, MVVM-C, VIPER, VIP, TEA, MODA-V, MODA-V2, MVPCF and
        Holder.

      2/6 How much must be tested without UI: at least how many per cent of the tests?
      Decided by the tests of Notes, the same in every pattern, that need no UI,
      network or disk.
      > 90 %

      3/6 May a screen show the next one itself: yes or no?
      Decided by the steps to another screen that views of Notes take themselves,
      alerts apart.
      >\u{20}

      4/6 Must a link from outside open a screen, and Back lead on from there: yes or
      no?
      Decided by the files that this change touches; it was made in every pattern.
      > no

      5/6 How many types per screen are bearable: at most how many?
      Decided by the types of Notes, protocols and start-up code included, for each of
      its three screens.
      > That is too long. Expected a whole number from 1 to 9999.

      5/6 How many types per screen are bearable: at most how many?
      Decided by the types of Notes, protocols and start-up code included, for each of
      its three screens.
      > 10

      6/6 What is the code today, and how many lines may be new: such as mvc, or
      mvc=400?
      Decided by the lines of Notes that today's pattern does not have in a file of
      the same name.
      >\u{20}


      """)
    let same = await choose("--changes", "rules", "--tested", "90", "--links", "no", "--types", "10")
    #expect(outcome == same && outcome.exitCode == .success)
  }

  @Test func `The end of the input leaves the other questions out`() async {
    let person = Person([.text("screens")])
    let outcome = await choose(by: person)
    #expect(person.text.hasSuffix("> \nThe input has ended: the last 5 questions are left out.\n\n"))
    #expect(await outcome == choose("--changes", "screens"))
    let silent = await choose(by: Person([]))
    #expect(silent.output.hasPrefix("All 11 patterns remain.\n"))
  }

  @Test func `A standard input that cannot be read is an error`() async {
    await choose(by: Person([.failure(EIO)])).expectError(
      "The standard input cannot be read: Input/output error.", .missingInput)
  }

  @Test(arguments: [["--types", "10"], ["--format", "markdown"], ["--all"], ["--output", "questions.txt"]])
  func `Nobody is asked who has answered, or wants no screen`(arguments: [String]) async {
    let person = Person([.text("rules")])
    let outcome = await CompareCommand().run(["choose"] + arguments, in: context(person))
    #expect(person.text == "" && outcome.exitCode == .success)
  }

  @Test func `Without a terminal the questions are printed with their figures`() async {
    let output = await choose().output
    for text in ["1. What changes most often: ", "6. What is the code today, ", "--types NUMBER"] {
      #expect(output.contains(text))
    }
    let page = await choose("--format", "markdown").output
    #expect(page.contains("\n## 6. What is the code today, "))
    let json = await choose("--format", "json", "--next", "no").output
    #expect(json.contains("\"remaining\" : ["))
  }

  @Test func `Ctrl-C says that nothing is chosen, and ends the program`() throws {
    let terminal = try PseudoTerminal.form("compare", ["choose"], until: "> ")
    terminal.send("data\n")
    try terminal.read(until: "2/6 ")
    try terminal.read(until: "> ")
    terminal.send("\u{3}")
    try terminal.read(until: "Stopped: nothing is chosen.")
    #expect(try terminal.waitForExit() == .signaled(SIGINT))
  }

  @Test func `At a terminal Ctrl-D ends the questions`() throws {
    let terminal = try PseudoTerminal.form("compare", ["choose"], until: "> ")
    terminal.send("\u{4}")
    try terminal.read(until: "The input has ended: the last 6 questions are left out.")
    try terminal.read(until: "All 11 patterns remain.")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
