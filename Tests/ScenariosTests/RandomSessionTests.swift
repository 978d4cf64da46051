import CompareCommand
import Driver
import Examples
import Foundation
import Fuzzing
import MVC
import TerminalKit
import Testing

/// Random sessions of all patterns, and that they find the differences of patterns that behave differently.
@MainActor @Suite struct RandomSessionTests {
  /// The number of sessions and the seed of the first, which the environment can set.
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["RANDOM_SESSIONS"].flatMap(Int.init) ?? 60
  private static let seed = environment["RANDOM_SEED"].flatMap(UInt64.init) ?? 1

  @Test func `All patterns behave alike in random sessions`() async {
    let examples = Example.all
    let outcome = await Fuzzer(of: Registry.patterns, examples: examples).run(Self.count, seed: Self.seed)
    if let difference = outcome.difference {
      Issue.record(
        """
        \(difference.found.text(in: difference.example))
        To run this session again: RANDOM_SESSIONS=1 RANDOM_SEED=\(difference.seed) \
        swift test --filter RandomSessionTests
        """)
      return
    }
    #expect(outcome.sessions == Self.count)
    // Sessions that never press a button compare nothing of what it does; a few need not reach all.
    guard Self.count >= 200 else { return }
    for presses in outcome.presses {
      let idle = presses.buttons.filter { presses.count(of: $0) == 0 }
      #expect(idle.isEmpty, "no session pressed them in \(presses.example.name): \(idle)")
    }
  }

  private func fuzzer(_ other: any Pattern = MVCPattern(), _ examples: [Example] = Example.all) -> Fuzzer {
    Fuzzer(of: [MVCPattern(), other], examples: examples)
  }

  private func comparer(_ other: any Pattern, _ example: Example) -> SessionComparer {
    SessionComparer(of: [MVCPattern(), other], example: example)
  }

  @Test(arguments: [
    (ChangedPattern.greetsLouderEachTime, Example.greeting), (.cancelsNoRequest, .login), (.sendsPut, .login),
    (.storesAFurtherByte, .login),
  ]) func `A difference is found by a session in which every step is needed`(
    changed: ChangedPattern, example: Example
  ) async throws {
    let outcome = await fuzzer(changed, [example]).run(300, seed: 1)
    let difference = try #require(outcome.difference, "nothing detects \(changed)")
    let found = difference.found
    let comparer = comparer(changed, example)
    #expect(await comparer.difference(in: found.steps) == found)
    for place in found.steps.indices where found.steps[place] != .launch {
      var fewer = found.steps
      fewer.remove(at: place)
      #expect(await comparer.difference(in: fewer) == nil, "\(found.steps[place]) is not needed")
    }
    // The session can be run again alone.
    let again = await fuzzer(changed, [example]).run(1, seed: difference.seed)
    #expect(again.difference?.found == found)
  }

  @Test func `A difference is told by its steps and both windows`() async throws {
    let difference = try #require(
      await fuzzer(ChangedPattern.greetsAtStart, [.greeting]).run(10, seed: 1).difference)
    #expect(
      difference.found.text(in: .greeting) == """
        mvc and greets at the start differ: the window. The steps:
          launch
        mvc
        \(difference.found.reference.frame)
        greets at the start
        \(difference.found.other.frame)
        """)
    #expect(!difference.found.reference.frame.contains("Hello"))
    #expect(difference.found.other.frame.contains("Hello"))
  }

  @Test func `A session's seed decides its example too`() async {
    var pressed: [Int] = []
    for seed in UInt64(0)...2 {
      let presses = await fuzzer().run(1, seed: seed).presses
      pressed += presses.indices.filter { place in
        presses[place].buttons.contains { presses[place].count(of: $0) > 0 }
      }
    }
    #expect(pressed == [0, 1, 2])
  }

  @Test func `A pattern without an example is not part of the example's sessions`() async throws {
    let patterns: [any Pattern] = [MVCPattern(), GreetingOnly(), MVCPattern()]
    let outcome = await Fuzzer(of: patterns, examples: Example.all, length: 10).run(10, seed: 1)
    #expect(outcome.sessions == 10)
    #expect(outcome.difference == nil)
    let different: [any Pattern] = [GreetingOnly(), ChangedPattern.greetsAtStart]
    let found = await Fuzzer(of: different, examples: [.greeting, .login], length: 10).run(10, seed: 1)
    #expect(found.difference?.example == .greeting)
  }

  // MARK: Compared state

  private nonisolated static let waiting =
    "server holds\ntype email Ada@example.com\ntype password lovelace\ntap logIn"
  private nonisolated static let loggedIn = "type email ada@example.com\ntype password lovelace\ntap logIn"

  @Test(arguments: [
    (ChangedPattern.greetsAtStart, Example.greeting, "launch", "the window"),
    (.sendsPut, .login, waiting, "the requests"),
    (.cancelsNoRequest, .login, waiting + "\ntap cancel", "the requests"),
    (.storesAFurtherByte, .login, loggedIn, "the stored files"),
  ]) func `All observable state is compared after each step`(
    changed: ChangedPattern, example: Example, script: String, what: String
  ) async throws {
    let steps = try StepParser.steps(from: script)
    let found = try #require(
      await comparer(changed, example).difference(in: steps), "nothing detects \(changed)")
    #expect(found.what == what)
    #expect(found.steps.filter { $0 != .launch } == steps.filter { $0 != .launch })
    #expect([found.reference.pattern, found.other.pattern] == ["mvc", changed.id])
  }

  @Test func `Every pattern is compared with the first`() async throws {
    let comparer = SessionComparer(
      of: [MVCPattern(), MVCPattern(), ChangedPattern.greetsAtStart], example: .greeting)
    let found = try #require(await comparer.difference(in: [.launch]))
    #expect([found.reference.pattern, found.other.pattern] == ["mvc", "greets at the start"])
  }

  @Test func `A relaunch closes and launches all programs`() async throws {
    let steps = try StepParser.steps(from: "tap showGreeting\nrelaunch\nsee greeting \"\"")
    let alike = SessionComparer(of: [MVCPattern(), MVCPattern()], example: .greeting)
    #expect(await alike.difference(in: steps) == nil)
  }

  @Test func `Stored files are deleted after a session`() async throws {
    let spy = SpyPattern()
    let steps = try StepParser.steps(from: Self.loggedIn + "\nsee session mode 600")
    #expect(await SessionComparer(of: [spy], example: .login).difference(in: steps) == nil)
    let folder = try #require(spy.sessionFile?.url.deletingLastPathComponent())
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `A held request ends with its session, with and without a difference`() async throws {
    let spy = SpyPattern()
    let comparer = SessionComparer(of: [spy], example: .login)
    let steps = try StepParser.steps(from: Self.waiting)
    #expect(await comparer.difference(in: steps) == nil)
    #expect(spy.sessionFile != nil)
    #expect(spy.transport == nil)
    #expect(await comparer.difference(in: steps + [.see(.title("Home"))]) != nil)
    #expect(spy.transport == nil)
  }
}

/// A correct pattern without Login.
private struct GreetingOnly: GreetingPattern {
  let id = "greeting-only"

  func showGreeting(for person: Person, in window: Window) {
    MVCPattern().showGreeting(for: person, in: window)
  }
}
