import Observation

/// Holds the only state that changes, to be observed: has a reducer write it for each action, and runs the effects.
@Observable
final class Store<State: Equatable, Action> {
  private(set) var state: State
  @ObservationIgnored private let reducer: any Reducer<State, Action>
  /// The actions that were sent and not reduced yet.
  @ObservationIgnored private var actions: [Action] = []
  @ObservationIgnored private var isReducing = false
  @ObservationIgnored private var tasks: [EffectID: Task<Void, Never>] = [:]

  init(_ state: State, reducer: any Reducer<State, Action>) {
    self.state = state
    self.reducer = reducer
  }

  deinit {
    tasks.values.forEach { $0.cancel() }
  }

  /// Reduces an action; one that is sent meanwhile waits until that is done. TCA would warn, unless an effect sent it.
  func send(_ action: Action) {
    actions.append(action)
    guard !isReducing else { return }
    isReducing = true
    while !actions.isEmpty {
      reduce(actions.removeFirst()).steps.forEach(take)
    }
    isReducing = false
  }

  private func reduce(_ action: Action) -> Effect<Action> {
    var next = state
    let effect = reducer.reduce(into: &next, action: action)
    // An action that changes nothing wakes nobody.
    if next != state { state = next }
    return effect
  }

  private func take(_ step: Effect<Action>.Step) {
    switch step {
    case .send(let action): send(action)
    case .run(let id, let work): start(work, as: id)
    case .promise(let work): keepPromise(work)
    case .cancel(let id): cancel(id)
    }
  }

  private func start(_ work: @escaping Effect<Action>.Work, as id: EffectID) {
    tasks[id]?.cancel()
    tasks[id] = Task { [weak self] in
      let action = await work()
      guard !Task.isCancelled, let self else { return }
      tasks[id] = nil
      if let action { send(action) }
    }
  }

  private func keepPromise(_ work: @escaping Effect<Action>.Work) {
    Task { [weak self] in
      if let action = await work() { self?.send(action) }
    }
  }

  private func cancel(_ id: EffectID) {
    for (each, task) in tasks where each.isWithin(id) {
      task.cancel()
      tasks[each] = nil
    }
  }
}
