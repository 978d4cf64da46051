@testable import TEA

/// A feature for tests of the runtime: counts, and does what an action says.
struct Count: Reducer {
  struct State: Equatable {
    var count = 0
    var child: Int?
  }

  enum Action {
    case add(Int)
    case run(String, work: () async -> Action?)
    case promise(() async -> Action?)
    case cancel(String)
    case addTwice
    case child(ChildAction)
    case open
    case close

    var child: ChildAction? {
      if case .child(let action) = self { return action }
      return nil
    }
  }

  enum ChildAction {
    case add(Int)
    case run(String, work: () async -> ChildAction?)
  }

  /// What a child of `Count` counts.
  struct Child: Reducer {
    func reduce(into state: inout Int, action: ChildAction) -> Effect<ChildAction> {
      switch action {
      case .add(let number):
        state += number
        return .none
      case .run(let name, let work):
        return .run(EffectID(name), work)
      }
    }
  }

  /// Called while an action is reduced.
  var whileReducing: () -> Void = {}

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    whileReducing()
    switch action {
    case .add(let number): state.count += number
    case .run(let name, let work): return .run(EffectID(name), work)
    case .promise(let work): return .promise(work)
    case .cancel(let name): return .cancel(EffectID(name))
    case .addTwice: return .merge(.send(.add(1)), .send(.add(2)))
    case .child: break
    case .open: state.child = 0
    case .close: state.child = nil
    }
    return .none
  }

  /// `Count` with its child.
  func presentingChild(
    identity: @escaping (Int) -> AnyHashable = { _ in true }
  ) -> some Reducer<State, Action> {
    Presenting(
      feature: "child", parent: self, child: Child(), childState: \.child, childAction: \.child,
      embed: Action.child, identity: identity)
  }
}
