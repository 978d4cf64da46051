import CompareCommand
import Driver
import Foundation
import Scenarios
import TestSupport
import Testing

/// Every pattern shows the same in each scenario with requests over URLSession, over a real connection and with a scripted transport.
@MainActor @Suite struct LiveWorldTests {
  /// Each world has a server, connections and threads, and macOS allows a process 256 descriptors.
  ///
  /// One by one, the scenarios would take as many turns of the main actor as all others together; see ``IdleDetector``.
  private static let gate = Gate(count: 16)

  @Test(
    arguments: [Connection.urlSession, .socket], PatternArgument.all)
  func `A request over the network shows the same as with a scripted transport`(
    connection: Connection, argument: PatternArgument
  ) async throws {
    let all = await ScenarioTranscript.all(with: argument.pattern).filter { $0.scenario.example.usesNetwork }
    // A part of the scenarios, another one for each pattern, or all in a nightly run.
    let transcripts = all.enumerated().filter { Effort.isNightly || $0.offset % 24 == argument.number % 24 }
      .map(\.element)
    let live = transcripts.map { transcript in
      Task {
        try await Self.gate.pass {
          await ScenarioTranscript(
            of: transcript.scenario, with: argument.pattern, in: try connection.world())
        }
      }
    }
    for (task, other) in zip(live, transcripts) {
      let transcript = try await task.value
      transcript.expectPassed()
      transcript.expectSameFrames(as: other)
    }
  }

  @Test(.nightly) func `Scenarios over a socket leave no descriptor open`() async {
    // In a separate process, because other tests open descriptors too.
    await #expect(processExitsWith: .success) {
      try await Self.runScenarios(10)
      let before = Self.openDescriptors
      try await Self.runScenarios(60)
      // URLSession closes its connections with a delay; a leak in each scenario would be 60 descriptors.
      #expect(Self.openDescriptors < before + 40)
    }
  }

  private static func runScenarios(_ count: Int) async throws {
    let scenarios = Scenario.login.filter { !$0.script.contains("times out") }
    for number in 0..<count {
      let scenario = scenarios[number % scenarios.count]
      let result = await ScenarioRunner.run(
        scenario, with: Registry.patterns[0], in: try Connection.socket.world())
      #expect(result.failure == nil, "\(scenario.name)")
    }
  }

  private nonisolated static var openDescriptors: Int {
    (0..<2048).count { fcntl($0, F_GETFD) >= 0 }
  }
}
