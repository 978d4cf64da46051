/// What a reducer wants done outside, as a value: nothing happens until a store runs it.
struct Effect<Action> {
  /// Work that ends with an action, or with none.
  typealias Work = () async -> Action?

  /// One thing that a store can do.
  enum Step {
    /// Sends an action.
    case send(Action)
    /// Starts work in place of that with the same identifier; it ends with the state that it belongs to.
    case run(EffectID, Work)
    /// Starts work that nothing cancels.
    case promise(Work)
    /// Cancels work, or all work of a feature; the action of cancelled work is not sent.
    case cancel(EffectID)
  }

  /// What is to be done, in this order.
  let steps: [Step]

  static var none: Effect { Effect(steps: []) }

  static func send(_ action: Action) -> Effect {
    Effect(steps: [.send(action)])
  }

  static func run(_ id: EffectID, _ work: @escaping Work) -> Effect {
    Effect(steps: [.run(id, work)])
  }

  static func promise(_ work: @escaping Work) -> Effect {
    Effect(steps: [.promise(work)])
  }

  static func cancel(_ id: EffectID) -> Effect {
    Effect(steps: [.cancel(id)])
  }

  static func merge(_ effects: Effect...) -> Effect {
    Effect(steps: effects.flatMap(\.steps))
  }

  /// The effect of a child as one of its parent, which embeds the child's actions in its own.
  func lifted<ParentAction>(
    into feature: String, _ embed: @escaping (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    Effect<ParentAction>(
      steps: steps.map { step in
        switch step {
        case .send(let action): .send(embed(action))
        case .run(let id, let work): .run(id.lifted(into: feature)) { await work().map(embed) }
        case .promise(let work): .promise { await work().map(embed) }
        case .cancel(let id): .cancel(id.lifted(into: feature))
        }
      })
  }
}
