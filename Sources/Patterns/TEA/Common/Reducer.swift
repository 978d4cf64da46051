/// The logic of a feature: writes the next state for an action, and returns what is to be done outside as an effect.
///
/// It does no work itself: it has no clock, sends no request and reads no file.
protocol Reducer<State, Action> {
  /// All that the feature knows, as a value.
  associatedtype State
  /// All that can happen in the feature.
  associatedtype Action

  /// Writes the next state; the store that called runs the effect.
  func reduce(into state: inout State, action: Action) -> Effect<Action>
}
