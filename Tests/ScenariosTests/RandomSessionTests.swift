import Examples
import Foundation
import Fuzzing
import Driver
import Reference
import TerminalKit
import Testing

/// Random sessions are reproducible, and find the differences of patterns that behave differently.
@MainActor @Suite struct RandomSessionTests {
  private func fuzzer(_ other: any Pattern = ReferencePattern(), _ examples: [Example] = Example.all)
    -> Fuzzer
  {
    Fuzzer(of: [ReferencePattern(), other], examples: examples, length: 30)
  }

  private func comparer(_ other: any Pattern, _ example: Example) -> SessionComparer {
    SessionComparer(of: [ReferencePattern(), other], example: example)
  }

  @Test func `Patterns that behave alike have no difference`() async {
    var progress: [Int] = []
    let outcome = await fuzzer().run(70, seed: 5) { progress.append($0) }
    #expect(outcome.sessions == 70)
    #expect(outcome.difference == nil)
    #expect(progress == [50, 70])
  }

  @Test(arguments: [
    (ChangedReference.takesA401ForA429, Example.login), (.tellsOfALateAnswer, .login),
    (.cancelsNoRequest, .login), (.sendsAtEachTap, .login), (.sendsPutAfterCancel, .login),
    (.deletesACorruptFile, .login), (.hidesThatStoringFailed, .login),
    (.greetsLouderEachTime, .greeting), (.greetsOnePersonAlways, .greeting),
    (.repeatsALastNameAlone, .greeting), (.opensNoNote, .notes), (.hasNoListBeneath, .notes),
    (.sendsNoRevision, .notes),
  ]) func `A difference is found by a session in which every step is needed`(
    changed: ChangedReference, example: Example
  ) async throws {
    let outcome = await fuzzer(changed, [example]).run(300, seed: 1) { _ in }
    let found = try #require(outcome.difference, "nothing detects \(changed)").found
    let comparer = comparer(changed, example)
    #expect(await comparer.difference(in: found.steps) == found)
    for place in found.steps.indices where found.steps[place] != .launch {
      var fewer = found.steps
      fewer.remove(at: place)
      #expect(await comparer.difference(in: fewer) == nil, "\(found.steps[place]) is not needed")
    }
  }

  @Test func `Shrinking removes a step that only a later one needed`() async throws {
    let comparer = comparer(ChangedReference.hasAnotherTitle, .login)
    // With a stored session no Log in screen appears; the failing disk prevents storing it.
    let session = #"{"token":"t","user":{"email":"a@b","id":"1","name":"Ada"}}"#
    let stored = [Step.sessionFile(.text(session)), .launch]
    #expect(await comparer.difference(in: stored) == nil)
    let found = try #require(await comparer.difference(in: [.storage(works: false)] + stored))
    #expect(found.steps.count == 3)
    #expect(await comparer.shrunk(found).steps == [.launch])
  }

  @Test func `Sessions are numbered from 1`() async throws {
    let fuzzer = fuzzer(ChangedReference.repeatsALastNameAlone, [.greeting])
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
    // Another seed gives other sessions.
    #expect(numbers.count > 1)
  }

  @Test func `A session has the requested number of steps after its launch`() async throws {
    let comparer = comparer(ChangedReference.greetsLouderFromTheFirstTap, .greeting)
    var counts: Set<Int> = []
    for seed in UInt64(1)...40 {
      guard let found = await comparer.difference(seed: seed, length: 1) else { continue }
      counts.insert(found.steps.drop { $0 != .launch }.count - 1)
    }
    #expect(counts == [1])
  }

  @Test func `Each session belongs to exactly one part`() async throws {
    let fuzzer = fuzzer(ChangedReference.takesA401ForA429, [.login])
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

  @Test func `A pattern without an example is not part of the example's sessions`() async throws {
    let patterns: [any Pattern] = [ReferencePattern(), GreetingOnly(), ReferencePattern()]
    let outcome = await Fuzzer(of: patterns, examples: Example.all, length: 10).run(10, seed: 1) { _ in }
    #expect(outcome.sessions == 10)
    #expect(outcome.difference == nil)
    let different: [any Pattern] = [GreetingOnly(), ChangedReference.greetsAtStart]
    let found = await Fuzzer(of: different, examples: Example.all, length: 10).run(10, seed: 1) { _ in }
    #expect(found.difference?.example == .greeting)
  }

  // MARK: Compared state

  private nonisolated static let waiting =
    "server holds\ntype email Ada@example.com\ntype password lovelace\ntap logIn"
  private nonisolated static let waitingForANote =
    "select notes 1\nserver holds\ntap edit\ntap save"
  private nonisolated static let loggedIn = "type email ada@example.com\ntype password lovelace\ntap logIn"

  @Test(arguments: [
    (ChangedReference.leavesLogInEnabled, Example.login, waiting, "the window"),
    (.leavesTheEmailEnabled, .login, waiting, "the window"),
    (.startsNoIndicator, .login, waiting, "the window"),
    (.hasAnotherStatus, .login, waiting, "the window"),
    (.hasAnotherTitleOnHome, .login, loggedIn, "the window"),
    (.hasAScreenBeneathHome, .login, loggedIn, "the window"),
    (.shoutsATitle, .notes, "launch", "the window"),
    (.tellsOfTheFilter, .notes, "type filter ea", "the window"),
    (.forgetsTheSelectionAtRefresh, .notes, "select notes 2\nback\ntap refresh", "the window"),
    (.leavesTheRowsEnabled, .notes, "launch\nserver holds\ntap refresh", "the window"),
    (.hasNoListBeneath, .notes, "open \"n1\"\nlaunch", "the window"),
    (.sendsTheEmailInLowerCase, .login, waiting, "the requests"),
    (.sendsPut, .login, waiting, "the requests"),
    (.requestsAnotherPath, .login, waiting, "the requests"),
    (.waitsADay, .login, waiting, "the requests"),
    (.cancelsNoRequest, .login, waiting + "\ntap cancel", "the requests"),
    (.sendsNoRevision, .notes, waitingForANote, "the requests"),
    (.storesAFurtherByte, .login, loggedIn, "the stored files"),
    (.storesNothing, .login, loggedIn, "the stored files"),
    (.deletesACorruptFile, .login, "session file \"{\"\nlaunch", "the stored files"),
  ]) func `All observable state is compared after each step`(
    changed: ChangedReference, example: Example, script: String, what: String
  ) async throws {
    let steps = try StepParser.steps(from: script)
    let found = try #require(
      await comparer(changed, example).difference(in: steps), "nothing detects \(changed)")
    #expect(found.what == what)
    #expect(found.steps.filter { $0 != .launch } == steps.filter { $0 != .launch })
    #expect([found.reference.pattern, found.other.pattern] == ["reference", changed.id])
  }

  @Test func `Every pattern is compared with the first`() async throws {
    let comparer = SessionComparer(
      of: [ReferencePattern(), ReferencePattern(), ChangedReference.greetsAtStart],
      example: .greeting)
    let found = try #require(await comparer.difference(in: [.launch]))
    #expect([found.reference.pattern, found.other.pattern] == ["reference", "greets at the start"])
    #expect(!found.reference.frame.contains("Hello"))
    #expect(found.other.frame.contains("Hello"))
  }

  @Test func `An expectation that fails in some patterns only is a difference`() async throws {
    let comparer = comparer(ChangedReference.storesForAllToRead, .login)
    let steps = try StepParser.steps(from: Self.loggedIn)
    #expect(await comparer.difference(in: steps) == nil)
    let found = try #require(await comparer.difference(in: steps + [.see(.sessionMode("600"))]))
    #expect(found.what == "the result of 'see session mode 600'")
    #expect(found.other.pattern == "stores for all to read")
  }

  @Test func `A relaunch closes and launches all programs`() async throws {
    let steps = try StepParser.steps(from: "tap showGreeting\nrelaunch\nsee greeting \"\"")
    let reference = ReferencePattern()
    let alike = SessionComparer(of: [reference, reference], example: .greeting)
    #expect(await alike.difference(in: steps) == nil)
    let comparer = SessionComparer(
      of: [reference, ChangedReference.greetsFromTheSecondLaunchOn], example: .greeting)
    let found = try #require(await comparer.difference(in: steps))
    #expect(found.steps.last == .relaunch)
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
    ReferencePattern().showGreeting(for: person, in: window)
  }
}
