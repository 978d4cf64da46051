/// A part of a store for one view: what that shows, and the actions that it may send.
///
/// It keeps nothing: each reading asks the store, which a view thereby observes.
final class ScopedStore<State, Action> {
  private let read: () -> State?
  private let pass: (Action) -> Void

  init<RootState: Equatable, RootAction>(
    _ store: Store<RootState, RootAction>, state: @escaping (RootState) -> State?,
    action: @escaping (Action) -> RootAction
  ) {
    read = { state(store.state) }
    pass = { store.send(action($0)) }
  }

  /// What the view shows; nil once that is gone.
  var state: State? { read() }

  /// Sends an action to the store.
  func send(_ action: Action) {
    pass(action)
  }
}
