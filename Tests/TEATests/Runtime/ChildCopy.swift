@testable import TEA

/// A parent that copies what its child has counted.
struct ChildCopy: Reducer {
  func reduce(into state: inout Count.State, action: Count.Action) -> Effect<Count.Action> {
    state.count = state.child ?? 0
    return .none
  }
}
