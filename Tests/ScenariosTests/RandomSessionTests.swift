import Examples
import Foundation
import Fuzzing
import Scenarios
import TerminalKit
import Testing

/// Random sessions: the same for the same seed, alike for patterns that are alike, and a net for those that are not.
@MainActor @Suite struct RandomSessionTests {
  private func fuzzer(_ rule: Rule? = nil, _ examples: [Example] = Example.all) -> Fuzzer {
    Fuzzer(of: [AdjustablePattern(), AdjustablePattern(breaking: rule)], examples: examples, length: 30)
  }

  @Test func `Patterns that are alike show no difference`() async {
    var told: [Int] = []
    let outcome = await fuzzer().run(70, seed: 5) { told.append($0) }
    #expect(outcome.sessions == 70)
    #expect(outcome.difference == nil)
    #expect(told == [50, 70])
  }

  @Test(arguments: [
    (Rule.keepsThePasswordAfter401, Example.login), (.acceptsALateSession, .login),
    (.acceptsALateRefusal, .login),
    (.cancelsNoRequest, .login), (.sendsAtEachTap, .login), (.cannotRetryAfterCancel, .login),
    (.appendsAtTheSecondTap, .greeting),
    (.deletesACorruptFile, .login), (.hidesThatStoringFailed, .login), (.saysTimedOutWrongly, .login),
    (.greetsDavidBlaineAlways, .greeting), (.leavesAGapForAMissingName, .greeting),
  ]) func `A pattern that breaks a rule is caught, by a session of which no step is too many`(
    rule: Rule, example: Example
  ) async throws {
    let outcome = await fuzzer(rule, [example]).run(300, seed: 1) { _ in }
    let found = try #require(outcome.difference, "nobody notices \(rule)").found
    let comparer = SessionComparer(
      of: [AdjustablePattern(), AdjustablePattern(breaking: rule)], example: example)
    #expect(await comparer.difference(in: found.steps) == found)
    for place in found.steps.indices where found.steps[place] != .launch {
      var fewer = found.steps
      fewer.remove(at: place)
      #expect(await comparer.difference(in: fewer) == nil, "\(found.steps[place]) is not needed")
    }
  }

  @Test func `A step that is needed only because of a later one goes with that`() async throws {
    let comparer = SessionComparer(
      of: [AdjustablePattern(), AdjustablePattern(breaking: .namesTheLoginScreenWrongly)], example: .login)
    // The disk that fails keeps the session from being stored, with which no Log in screen would be seen.
    let session = #"{"token":"t","user":{"email":"a@b","id":"1","name":"Ada"}}"#
    let stored = [Step.sessionFile(.text(session)), .launch]
    #expect(await comparer.difference(in: stored) == nil)
    let found = try #require(await comparer.difference(in: [.storage(works: false)] + stored))
    #expect(found.steps.count == 3)
    #expect(await comparer.shrunk(found).steps == [.launch])
  }

  @Test func `The number of a session counts it among the others, from 1`() async throws {
    let fuzzer = fuzzer(.leavesAGapForAMissingName, [.greeting])
    var numbers: Set<Int> = []
    for seed in UInt64(1)...2 {
      let number = try #require(await fuzzer.run(100, seed: seed) { _ in }.difference).session
      try #require(number > 0)
      let before = await fuzzer.run(number - 1, seed: seed) { _ in }
      #expect(before.difference == nil)
      #expect(before.sessions == number - 1)
      let with = await fuzzer.run(number, seed: seed) { _ in }
      #expect(with.difference?.session == number)
      #expect(with.sessions == number)
      numbers.insert(number)
    }
    // Other sessions follow from another seed.
    #expect(numbers.count > 1)
  }

  @Test func `A session has as many steps from its launch on as were asked for`() async throws {
    let comparer = SessionComparer(
      of: [AdjustablePattern(), AdjustablePattern(breaking: .appendsAtTheSecondTap)], example: .greeting)
    var counts: Set<Int> = []
    for seed in UInt64(1)...15 {
      guard let found = await comparer.difference(seed: seed, length: 1) else { continue }
      counts.insert(found.steps.drop { $0 != .launch }.count - 1)
    }
    #expect(counts == [1])
  }

  @Test func `Parts of the sessions are the sessions, each in one of them`() async throws {
    let fuzzer = fuzzer(.keepsThePasswordAfter401, [.login])
    let whole = try #require(await fuzzer.run(150, seed: 4) { _ in }.difference)
    var sessions = 0
    var first: [Int] = []
    for number in 0..<3 {
      sessions += await self.fuzzer().run(31, seed: 4, part: (number, 3)) { _ in }.sessions
      let outcome = await fuzzer.run(150, seed: 4, part: (number, 3)) { _ in }
      if let difference = outcome.difference { first.append(difference.session) }
    }
    #expect(sessions == 31)
    #expect(first.min() == whole.session)
    #expect(Set(first).count == first.count)
  }

  @Test func `A pattern without an example is left out of its sessions`() async throws {
    let patterns: [any Pattern] = [AdjustablePattern(), GreetingOnly(), AdjustablePattern()]
    let outcome = await Fuzzer(of: patterns, examples: Example.all, length: 10).run(10, seed: 1) { _ in }
    #expect(outcome.sessions == 10)
    #expect(outcome.difference == nil)
    let wrong: [any Pattern] = [GreetingOnly(), AdjustablePattern(breaking: .greetsAtStart)]
    let found = await Fuzzer(of: wrong, examples: Example.all, length: 10).run(10, seed: 1) { _ in }
    #expect(found.difference?.example == .greeting)
  }

  // MARK: What is compared

  private nonisolated static let waiting =
    "server holds\ntype email Ada@example.com\ntype password lovelace\ntap logIn"
  private nonisolated static let loggedIn = "type email ada@example.com\ntype password lovelace\ntap logIn"

  @Test(arguments: [
    (Rule.leavesLogInEnabled, waiting, "the window"), (.leavesEmailEnabled, waiting, "the window"),
    (.startsNoIndicator, waiting, "the window"), (.saysLoggingInWrongly, waiting, "the window"),
    (.namesHomeWrongly, loggedIn, "the window"),
    (.lowersTheEmail, waiting, "what was sent"), (.putsInsteadOfPosts, waiting, "what was sent"),
    (.asksAnotherPath, waiting, "what was sent"), (.waitsForever, waiting, "what was sent"),
    (.cancelsNoRequest, waiting + "\ntap cancel", "what was sent"),
    (.storesThePassword, loggedIn, "what is stored"), (.storesNothing, loggedIn, "what is stored"),
    (.deletesACorruptFile, "session file \"{\"\nlaunch", "what is stored"),
  ]) func `Whatever can be seen from outside is compared, after each step`(
    rule: Rule, script: String, what: String
  ) async throws {
    let comparer = SessionComparer(
      of: [AdjustablePattern(), AdjustablePattern(breaking: rule)], example: .login)
    let steps = try StepParser.steps(from: script)
    let found = try #require(await comparer.difference(in: steps), "nobody notices \(rule)")
    #expect(found.what == what)
    #expect(found.steps.filter { $0 != .launch } == steps.filter { $0 != .launch })
    #expect([found.reference.pattern, found.other.pattern] == ["honest", rule.rawValue])
  }

  @Test func `Every pattern is held against the first`() async throws {
    let comparer = SessionComparer(
      of: [AdjustablePattern(), AdjustablePattern(), AdjustablePattern(breaking: .greetsAtStart)],
      example: .greeting)
    let found = try #require(await comparer.difference(in: [.launch]))
    #expect([found.reference.pattern, found.other.pattern] == ["honest", "greetsAtStart"])
    #expect(!found.reference.frame.contains("Hello"))
    #expect(found.other.frame.contains("Hello"))
  }

  @Test func `A look that holds in some of them only is a difference, although all show the same`()
    async throws
  {
    let comparer = SessionComparer(
      of: [AdjustablePattern(), AdjustablePattern(breaking: .stacksTheScreens)], example: .login)
    let steps = try StepParser.steps(from: Self.loggedIn)
    #expect(await comparer.difference(in: steps) == nil)
    let found = try #require(await comparer.difference(in: steps + [.see(.screens(1))]))
    #expect(found.what == "what comes of 'see screens 1'")
    #expect(found.other.pattern == "stacksTheScreens")
  }

  @Test func `A relaunch closes all of them and launches them again`() async throws {
    let steps = try StepParser.steps(from: "tap showGreeting\nrelaunch\nsee greeting \"\"")
    let honest = AdjustablePattern()
    #expect(await SessionComparer(of: [honest, honest], example: .greeting).difference(in: steps) == nil)
    let comparer = SessionComparer(
      of: [honest, AdjustablePattern(breaking: .keepsTheGreetingOverRelaunch)], example: .greeting)
    let found = try #require(await comparer.difference(in: steps))
    #expect(found.steps.last == .relaunch)
  }

  @Test func `What the programs have stored is deleted after a session`() async throws {
    let spy = SpyingPattern()
    let steps = try StepParser.steps(from: Self.loggedIn + "\nsee session mode 600")
    #expect(await SessionComparer(of: [spy], example: .login).difference(in: steps) == nil)
    let folder = try #require(spy.sawFile?.url.deletingLastPathComponent())
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `A request that is still held is ended with its session, whatever came of that`() async throws {
    let spy = SpyingPattern()
    let comparer = SessionComparer(of: [spy], example: .login)
    let steps = try StepParser.steps(from: Self.waiting)
    #expect(await comparer.difference(in: steps) == nil)
    #expect(spy.sawFile != nil)
    #expect(spy.sawTransport == nil)
    #expect(await comparer.difference(in: steps + [.see(.title("Home"))]) != nil)
    #expect(spy.sawTransport == nil)
  }
}

/// An honest pattern without Login.
private struct GreetingOnly: GreetingPattern {
  let id = "greeting-only"

  func showGreeting(for person: Person, in window: Window) {
    AdjustablePattern().showGreeting(for: person, in: window)
  }
}
