import Examples
import Scenarios
import Testing

/// Random sessions: the same for the same seed, alike for patterns that are alike, and a net for those that are not.
@MainActor @Suite(.serialized) struct RandomSessionTests {
  private func fuzzer(_ rule: Rule? = nil, _ examples: [Example] = Example.allCases) -> Fuzzer {
    Fuzzer(of: [AdjustablePattern(), AdjustablePattern(breaking: rule)], examples: examples, length: 30)
  }

  @Test func `Patterns that are alike show no difference`() async {
    var told: [Int] = []
    let outcome = await fuzzer().run(120, seed: 5) { told.append($0) }
    #expect(outcome.sessions == 120)
    #expect(outcome.difference == nil)
    #expect(told == [100, 120])
  }

  @Test(arguments: [
    (Rule.keepsThePasswordAfter401, Example.login), (.acceptsALateSession, .login),
    (.acceptsALateRefusal, .login),
    (.cancelsNoRequest, .login), (.sendsAtEachTap, .login), (.cannotRetryAfterCancel, .login),
    (.appendsAtTheSecondTap, .greeting),
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

  @Test func `The same seed gives the same difference, another one another way`() async throws {
    func steps(seed: UInt64) async -> [Step] {
      await fuzzer(.keepsThePasswordAfter401, [.login]).run(300, seed: seed) { _ in }.difference?.found.steps
        ?? []
    }
    let first = await steps(seed: 2)
    #expect(!first.isEmpty)
    #expect(await steps(seed: 2) == first)
  }

  @Test func `Parts of the sessions are the sessions, each in one of them`() async throws {
    let fuzzer = fuzzer(.keepsThePasswordAfter401)
    let whole = try #require(await fuzzer.run(300, seed: 4) { _ in }.difference)
    var sessions = 0
    var first: [Int] = []
    for number in 0..<3 {
      sessions += await self.fuzzer().run(31, seed: 4, part: (number, 3)) { _ in }.sessions
      let outcome = await fuzzer.run(300, seed: 4, part: (number, 3)) { _ in }
      if let difference = outcome.difference { first.append(difference.session) }
    }
    #expect(sessions == 31)
    #expect(first.min() == whole.session)
    #expect(Set(first).count == first.count)
  }

  @Test func `A screen that outlives its window is a difference`() async throws {
    let outcome = await fuzzer(.leaksTheGreetingScreen, [.greeting]).run(100, seed: 1) { _ in }
    let found = try #require(outcome.difference).found
    #expect(found.what == "ScenariosTests.AdjustableGreeting is alive")
    #expect(found.steps.count <= 2)
  }

  @Test func `A look that holds in none of them is told, although nothing differs`() async throws {
    let comparer = SessionComparer(of: [AdjustablePattern(), AdjustablePattern()], example: .greeting)
    let steps = try StepParser.steps(from: "tap showGreeting\nsee greeting \"Hello Ada\"")
    let found = try #require(await comparer.difference(in: steps))
    #expect(found.reference == found.other)
    #expect(await comparer.difference(in: Array(steps.dropLast())) == nil)
  }
}
