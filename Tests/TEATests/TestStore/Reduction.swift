/// An action that was reduced, and the state after it.
struct Reduction<State, Action> {
  let action: Action
  let state: State
}
