import CodeGraph
import Driver
import Examples
import Processes
import Synchronization

/// What the scenario processes of a run have sent, and how they have ended.
final class ScenarioLog: Sendable {
  private struct State {
    /// The results of each pattern, or the error in their place; nil while there is neither.
    var outcomes: [Result<[ScenarioResult], ScenarioProcessError>?]
    /// The place of the pattern that each process runs, by the number of the process.
    var running: [Int: Int] = [:]
    /// The number of scenarios with a result.
    var count = 0
    /// Whether a pattern has an error.
    var hasFailed: Bool { outcomes.contains { if case .failure? = $0 { true } else { false } } }
  }

  private let request: ScenarioRequest
  /// The scenarios of each pattern.
  private let scenarios: [[Scenario]]
  private let progress: @Sendable (Int) -> Void
  private let state: Mutex<State>

  /// Creates an empty log; `progress` gets the number of scenarios with a result whenever it grows.
  init(
    of request: ScenarioRequest, by patterns: [any Pattern], progress: @escaping @Sendable (Int) -> Void
  ) {
    self.request = request
    self.progress = progress
    scenarios = patterns.map(request.scenarios)
    state = Mutex(State(outcomes: patterns.map { _ in nil }))
  }

  /// Adds a line that a process has sent.
  func add(_ line: String, from process: Int) {
    let message = ScenarioMessage(line: line)
    state.withLock { state in
      if case .began(let place) = message, state.running[process] == nil,
        state.outcomes.indices.contains(place), state.outcomes[place] == nil
      {
        state.running[process] = place
      } else if let place = state.running[process] {
        // Nothing but this pattern's results may follow.
        state.running[process] = nil
        if case .ended(let results) = message, areComplete(results, at: place) {
          state.outcomes[place] = .success(results)
          state.count += results.count
          progress(state.count)
        } else {
          state.outcomes[place] = .failure(.invalidAnswer(pattern: request.patterns[place]))
        }
      }
    }
  }

  /// Adds the end of a process: an error if it was running a pattern.
  func add(_ ending: ChildProcess.Ending.Reason, of process: Int) {
    state.withLock { state in
      guard let place = state.running.removeValue(forKey: process) else { return }
      state.outcomes[place] = .failure(Self.error(ending, pattern: request.patterns[place]))
    }
  }

  /// Whether a process has failed, so that the other patterns need not be run.
  var hasFailed: Bool { state.withLock(\.hasFailed) }

  /// The results of all patterns, or the first error.
  ///
  /// If no process has begun a pattern, its error is how one of them ended.
  func results(unlessBegun ending: ChildProcess.Ending.Reason) throws(ScenarioProcessError)
    -> [[ScenarioResult]]
  {
    let outcomes = state.withLock(\.outcomes)
    for case .failure(let error)? in outcomes { throw error }
    var results: [[ScenarioResult]] = []
    for (pattern, outcome) in zip(request.patterns, outcomes) {
      guard let outcome else { throw Self.error(ending, pattern: pattern) }
      results.append(try outcome.get())
    }
    return results
  }

  private func areComplete(_ results: [ScenarioResult], at place: Int) -> Bool {
    results.elementsEqual(scenarios[place]) { result, scenario in
      result.pattern == request.patterns[place] && result.example == scenario.example
        && result.name == scenario.name
    }
  }

  private static func error(
    _ ending: ChildProcess.Ending.Reason, pattern: String
  ) -> ScenarioProcessError {
    switch ending {
    case .exit(let code): .exit(code: code, pattern: pattern)
    case .signal(let number): .signal(number, pattern: pattern)
    // These processes have no time limit.
    case .timeout: .invalidAnswer(pattern: pattern)
    }
  }
}
