import Examples
import Scenarios
import Testing

/// What outlives its window is found and named, though nothing in the pattern tells of it.
@MainActor @Suite(.serialized) struct LifetimeTests {
  private let scenario = Scenario(
    .greeting, "a story", "tap showGreeting\nsee greeting \"Hello David Blaine\"")

  @Test(
    arguments: [
      (LeakingPattern.Leak.none, nil),
      (.presenterHoldsView, "Examples.GreetingScreen is alive"),
      (.viewHoldsItself, "Examples.GreetingScreen is alive"),
      (.somebodyHoldsThePresenter, "ScenariosTests.LeakingPresenter is alive"),
    ] as [(LeakingPattern.Leak, String?)])
  func `A scenario fails if something outlives the window`(leak: LeakingPattern.Leak, seen: String?) async {
    let result = await ScenarioRunner().run(scenario, with: LeakingPattern(leak: leak))
    #expect(result.passed == (seen == nil))
    #expect(result.failure?.reason == seen.map { .mismatch(expected: "nothing left", seen: $0) })
    LeakingPresenter.kept = []
  }

  @Test func `A random session ends with a difference if something outlives a window of it`() async throws {
    let honest = LeakingPattern(leak: .none)
    let comparer = SessionComparer(
      of: [honest, LeakingPattern(leak: .presenterHoldsView)], example: .greeting)
    let found = try #require(await comparer.difference(in: [.launch, .close, .launch]))
    #expect(found.what == "Examples.GreetingScreen is alive")
    #expect(await SessionComparer(of: [honest, honest], example: .greeting).difference(in: [.launch]) == nil)
  }
}
