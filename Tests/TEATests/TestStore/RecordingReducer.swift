@testable import TEA

/// Has another reducer reduce, keeps what came of it, and counts the effects that run.
final class RecordingReducer<Recorded: Reducer>: Reducer {
  /// What was reduced and not taken yet, the oldest first.
  private var reductions: [Reduction<Recorded.State, Recorded.Action>] = []
  /// The number of effects that were started and have not ended.
  private(set) var runningEffects = 0
  private let recorded: Recorded

  init(_ recorded: Recorded) {
    self.recorded = recorded
  }

  /// Whether there is something that was not taken.
  var hasReductions: Bool { !reductions.isEmpty }

  /// The oldest reduction that was not taken yet.
  func takeReduction() -> Reduction<Recorded.State, Recorded.Action>? {
    reductions.isEmpty ? nil : reductions.removeFirst()
  }

  func reduce(into state: inout Recorded.State, action: Recorded.Action) -> Effect<Recorded.Action> {
    let effect = recorded.reduce(into: &state, action: action)
    reductions.append(Reduction(action: action, state: state))
    return Effect(steps: effect.steps.map(counted))
  }

  private func counted(_ step: Effect<Recorded.Action>.Step) -> Effect<Recorded.Action>.Step {
    switch step {
    case .send, .cancel: step
    case .run(let id, let work): .run(id, counted(work))
    case .promise(let work): .promise(counted(work))
    }
  }

  private func counted(_ work: @escaping Effect<Recorded.Action>.Work) -> Effect<Recorded.Action>.Work {
    runningEffects += 1
    return { [weak self] in
      defer { self?.runningEffects -= 1 }
      return await work()
    }
  }
}
