@testable import TEA

/// A reducer that changes nothing and keeps the actions that a view has sent.
final class SentActions<State: Equatable, Action>: Reducer {
  private var actions: [Action] = []

  /// The actions as text, the oldest first.
  var descriptions: [String] { actions.map { "\($0)" } }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    actions.append(action)
    return .none
  }

  /// A store for a view that shows a state, or one whose state is gone.
  func scopedStore(_ state: State, isGone: Bool = false) -> ScopedStore<State, Action> {
    ScopedStore(Store(state, reducer: self), state: { isGone ? nil : $0 }, action: \.self)
  }
}
