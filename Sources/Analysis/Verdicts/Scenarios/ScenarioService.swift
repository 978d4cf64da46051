import Examples
import Foundation
import Driver

/// The entry point of a scenario process.
@MainActor
public enum ScenarioService {
  /// The first argument of a scenario process; the second is the request in JSON.
  nonisolated static let argument = "--run-scenarios"

  /// Runs the scenarios of the patterns that it takes from a queue, and exits, if the arguments contain a request.
  ///
  /// The queue is a pipe, the standard input of all scenario processes of a run. Each byte is the place of a pattern in the
  /// request, and only one of them reads it.
  public static func runIfRequested(among patterns: [any Pattern]) async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.first == argument else { return }
    guard arguments.count == 2, let request = ScenarioRequest(argument: arguments[1]) else { exit(70) }
    var place: UInt8 = 0
    while read(STDIN_FILENO, &place, 1) == 1 {
      let place = Int(place)
      guard request.patterns.indices.contains(place),
        let pattern = patterns.first(where: { $0.id == request.patterns[place] })
      else { exit(70) }
      send(.began(place: place))
      var results: [ScenarioResult] = []
      for session in ScenarioRunner.start(request.scenarios(of: pattern), with: pattern) {
        results.append(await session.value)
      }
      send(.ended(results: results))
    }
    exit(0)
  }

  /// Writes a message, and exits if nobody reads it any more.
  private static func send(_ message: ScenarioMessage) {
    do {
      try FileHandle.standardOutput.write(contentsOf: message.line)
    } catch {
      exit(70)
    }
  }
}
