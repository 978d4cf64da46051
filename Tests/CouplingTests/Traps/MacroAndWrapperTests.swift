import Testing

/// What attributes name, and what the compiler writes because of them.
@Suite struct MacroAndWrapperTests {
  static let traps = [wrappers, genericWrappers, builders, observable]

  static let wrappers = Trap(
    "Knob.swift",
    """
    @propertyWrapper struct Clamped {
      var wrappedValue: Int
      var projectedValue: Limit { Limit() }
    }
    struct Limit {}
    struct Knob {
      @Clamped var turn = 1
      @Clamped(wrappedValue: 2) var push: Int
      func read() -> Int { turn }
      func limit() -> Limit { $turn }
    }
    """)

  @Test func `A wrapped property mentions and constructs its wrapper and is stored`() async throws {
    expectLines(
      try await Self.wrappers.references,
      """
      Knob.swift:3 Clamped.projectedValue constructs Limit.init()
      Knob.swift:3 Clamped.projectedValue mentions Limit
      Knob.swift:3 Clamped.projectedValue mentions Limit
      Knob.swift:7 Knob.turn constructs Clamped.init(wrappedValue:) (implicit)
      Knob.swift:7 Knob.turn mentions Clamped
      Knob.swift:7 Knob.turn mentions Clamped.wrappedValue (implicit)
      Knob.swift:8 Knob.push constructs Clamped.init(wrappedValue:)
      Knob.swift:8 Knob.push mentions Clamped
      Knob.swift:8 Knob.push mentions Clamped.wrappedValue
      Knob.swift:10 Knob.limit() mentions Limit
      """)
    expectLines(
      try await Self.wrappers.members,
      """
      Knob.swift:2 Clamped has stored property wrappedValue: Swift.Int
      Knob.swift:3 Clamped has property projectedValue: Traps.Limit
      Knob.swift:7 Knob has stored property turn: Swift.Int
      Knob.swift:8 Knob has stored property push: Swift.Int
      Knob.swift:9 Knob has method read(): () -> Swift.Int
      Knob.swift:10 Knob has method limit(): () -> Traps.Limit
      """)
  }

  static let genericWrappers = Trap(
    "Pot.swift",
    """
    struct Seed {}
    @propertyWrapper struct Held<Value> {
      var wrappedValue: Value
    }
    struct Pot {
      let first = 1
      @Held<Seed> var seed = Seed()
      let last = 2
    }
    """)

  @Test func `What an attribute is given belongs to the declaration that has the attribute`() async throws {
    expectLines(
      try await Self.genericWrappers.references,
      """
      Pot.swift:7 Pot.seed constructs Held.init(wrappedValue:) (implicit)
      Pot.swift:7 Pot.seed constructs Seed.init()
      Pot.swift:7 Pot.seed mentions Held
      Pot.swift:7 Pot.seed mentions Held.wrappedValue (implicit)
      Pot.swift:7 Pot.seed mentions Seed
      Pot.swift:7 Pot.seed mentions Seed
      """)
  }

  static let builders = Trap(
    "Kitchen.swift",
    """
    struct Dish {}
    struct Meal {}
    @resultBuilder enum MealBuilder {
      static func buildBlock(_ dishes: Dish...) -> Meal { Meal() }
    }
    struct Kitchen {
      @MealBuilder var meal: Meal {
        Dish()
        Dish()
      }
      func serve(@MealBuilder _ make: () -> Meal) {}
    }
    struct Waiter {
      func wait(_ kitchen: Kitchen) {
        kitchen.serve { Dish() }
      }
    }
    """)

  // The index names the builder's functions where a block begins, and does not tell that they are called.
  @Test func `A result builder is mentioned where it is written`() async throws {
    expectLines(
      try await Self.builders.references,
      """
      Kitchen.swift:4 MealBuilder.buildBlock(_:) constructs Meal.init()
      Kitchen.swift:4 MealBuilder.buildBlock(_:) mentions Dish
      Kitchen.swift:4 MealBuilder.buildBlock(_:) mentions Meal
      Kitchen.swift:4 MealBuilder.buildBlock(_:) mentions Meal
      Kitchen.swift:7 Kitchen.meal mentions Meal
      Kitchen.swift:7 Kitchen.meal mentions MealBuilder
      Kitchen.swift:7 Kitchen.meal mentions MealBuilder.buildBlock(_:) (implicit)
      Kitchen.swift:8 Kitchen.meal constructs Dish.init()
      Kitchen.swift:8 Kitchen.meal mentions Dish
      Kitchen.swift:9 Kitchen.meal constructs Dish.init()
      Kitchen.swift:9 Kitchen.meal mentions Dish
      Kitchen.swift:11 Kitchen.serve(_:) mentions Meal
      Kitchen.swift:11 Kitchen.serve(_:) mentions MealBuilder
      Kitchen.swift:14 Waiter.wait(_:) mentions Kitchen
      Kitchen.swift:15 Waiter.wait(_:) calls Kitchen.serve(_:)
      Kitchen.swift:15 Waiter.wait(_:) constructs Dish.init()
      Kitchen.swift:15 Waiter.wait(_:) mentions Dish
      Kitchen.swift:15 Waiter.wait(_:) mentions MealBuilder.buildBlock(_:) (implicit)
      """)
  }

  static let observable = Trap(
    "Model.swift",
    """
    import Observation

    struct User {}
    @Observable final class Model {
      var user = User()
      var age: Int { 1 }
      @ObservationIgnored var cache: User? = nil
      func reset() { user = User() }
    }
    struct Screen {
      let model: Model
      func show() -> User { model.user }
    }
    """)

  @Test func `An observable model names what its author wrote`() async throws {
    expectLines(
      try await Self.observable.references.filter { !$0.hasSuffix("(implicit)") },
      """
      Model.swift:5 Model.user constructs User.init()
      Model.swift:5 Model.user mentions User
      Model.swift:7 Model.cache mentions User
      Model.swift:8 Model.reset() constructs User.init()
      Model.swift:8 Model.reset() mentions User
      Model.swift:11 Screen.model mentions Model
      Model.swift:12 Screen.show() mentions User
      Model.swift:12 Screen.show() reads Model.user
      """)
    expectLines(
      try await Self.observable.members,
      """
      Model.swift:5 Model has stored property user: Traps.User
      Model.swift:6 Model has property age: Swift.Int
      Model.swift:7 Model has stored property cache: Swift.Optional<Traps.User>
      Model.swift:8 Model has method reset(): () -> ()
      Model.swift:11 Screen has stored property model: Traps.Model
      Model.swift:12 Screen has method show(): () -> Traps.User
      """)
  }

  @Test func `What the macro writes is marked as the compiler's`() async throws {
    let written = try await Self.observable.references.filter { $0.hasSuffix("(implicit)") }
    #expect(written.contains("Model.swift:4 Model conforms protocol Observation.Observable (implicit)"))
    for line in written {
      #expect(line.hasPrefix("Model.swift:4 Model") || line.hasPrefix("Model.swift:5 Model"))
      #expect(line.contains(" Observation.") || line.contains(" User"))
    }
  }
}
