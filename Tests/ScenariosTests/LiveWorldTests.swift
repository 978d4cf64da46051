import CompareCommand
import Examples
import Foundation
import Scenarios
import TestSupport
import Testing

/// Every pattern tells every login story over URLSession and over a real connection as it does by the script.
@MainActor @Suite(.serialized) struct LiveWorldTests {
  @Test(arguments: [Way.urlSession, .socket], Array(Registry.patterns.enumerated()).map(Turn.init))
  func `A login over the network shows the same as by the script`(way: Way, turn: Turn) async throws {
    let stories = await Story.all(with: turn.pattern).filter { $0.scenario.example == .login }
    let share = stories.enumerated().filter { turn.tells($0.offset) }.map(\.element)
    // A few at once: each has a server, connections and threads.
    for start in stride(from: 0, to: share.count, by: 8) {
      let scripted = share[start..<min(start + 8, share.count)]
      let live = try scripted.map { (story) throws in
        let world = try way.world()
        return Task { await Story(of: story.scenario, with: turn.pattern, in: world) }
      }
      for (task, other) in zip(live, scripted) {
        let story = await task.value
        story.expectPassed()
        story.expectSameFrames(as: other)
      }
    }
  }

  @Test func `How long a request waits is known although the wire does not tell`() async throws {
    let script = """
      server holds
      type email a@b
      type password x
      tap logIn
      see request 1 waits 7 seconds
      server times out
      see status "The server took too long to answer. Try again."
      """
    let result = await ScenarioRunner.run(
      Scenario(.login, "a story", script), with: Registry.patterns[0], in: try Way.socket.world())
    #expect(result.failure == nil)
  }

  @Test func `Stories over a socket leave nothing open`() async {
    // In a process of its own, because other tests open descriptors too.
    await #expect(processExitsWith: .success) {
      try await Self.tellStories(10)
      let before = Self.openDescriptors
      try await Self.tellStories(60)
      // The client's library closes its connections in its own time; one left by each story would be sixty.
      #expect(Self.openDescriptors < before + 40)
    }
  }

  private static func tellStories(_ count: Int) async throws {
    let stories = Scenario.login.filter { !$0.script.contains("times out") }
    for number in 0..<count {
      let story = stories[number % stories.count]
      let result = await ScenarioRunner.run(
        story, with: Registry.patterns[0], in: try Way.socket.world())
      #expect(result.failure == nil, "\(story.name)")
    }
  }

  private nonisolated static var openDescriptors: Int {
    (0..<2048).count { fcntl($0, F_GETFD) >= 0 }
  }
}

/// A pattern as a test's argument, printed by its id, with the stories that it tells: a third of them, all at night.
struct Turn: Sendable, CustomTestStringConvertible {
  let number: Int
  let pattern: any Pattern
  var testDescription: String { pattern.id }

  func tells(_ story: Int) -> Bool { Effort.isNightly || story % 3 == number % 3 }
}
