/// A feature with a child that comes and goes: the child reduces its actions first, then the parent; when the child's state
/// is gone, or another child's is in its place, its effects end.
struct Presenting<Parent: Reducer, Child: Reducer>: Reducer {
  /// The child's name in the identifiers of its effects.
  let feature: String
  let parent: Parent
  let child: Child
  /// Where the parent's state has the child's.
  let childState: WritableKeyPath<Parent.State, Child.State?>
  /// The child's action in one of the parent's, if it is one.
  let childAction: (Parent.Action) -> Child.Action?
  /// The parent's action for one of the child's.
  let embed: (Child.Action) -> Parent.Action
  /// What tells one child from another that takes its place; by default every child is the same one.
  var identity: (Child.State) -> AnyHashable = { _ in true }

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let before = state[keyPath: childState].map(identity)
    var ofChild = Effect<Parent.Action>.none
    if let action = childAction(action) {
      // An action for a child that is gone changes nothing.
      guard var next = state[keyPath: childState] else { return .none }
      ofChild = child.reduce(into: &next, action: action).lifted(into: feature, embed)
      state[keyPath: childState] = next
    }
    let ofParent = parent.reduce(into: &state, action: action)
    let isGone = before != nil && state[keyPath: childState].map(identity) != before
    return .merge(ofChild, ofParent, isGone ? .cancel(EffectID(feature)) : .none)
  }
}
