import Testing

/// What stands inside members belongs to them, however deep.
@Suite struct BodyTests {
  static let traps = [closures, globals, references, inference]

  static let closures = Trap(
    "Cook.swift",
    """
    struct Egg {}
    struct Pan {
      func fry(_ egg: Egg) {}
    }
    final class Cook {
      var onDone: (Egg) -> Void = { egg in Pan().fry(egg) }
      lazy var tool: Pan = { Pan() }()
      func cook() {
        let eggs = [1, 2].map { _ in Egg() }
        func inner(_ egg: Egg) { Pan().fry(egg) }
        struct Plate { let egg: Egg }
        eggs.forEach { egg in
          let later = { inner(egg) }
          later()
          _ = Plate(egg: egg)
        }
        onDone(eggs[0])
      }
    }
    """)

  // Whom `onDone` calls in line 17 the index does not tell: a closure has no name.
  @Test func `Closures and local functions and types belong to the member around them`() async throws {
    expectLines(
      try await Self.closures.references,
      """
      Cook.swift:3 Pan.fry(_:) mentions Egg
      Cook.swift:6 Cook.onDone calls Pan.fry(_:)
      Cook.swift:6 Cook.onDone constructs Pan.init()
      Cook.swift:6 Cook.onDone mentions Egg
      Cook.swift:6 Cook.onDone mentions Pan
      Cook.swift:7 Cook.tool constructs Pan.init()
      Cook.swift:7 Cook.tool mentions Pan
      Cook.swift:7 Cook.tool mentions Pan
      Cook.swift:9 Cook.cook() constructs Egg.init()
      Cook.swift:9 Cook.cook() mentions Egg
      Cook.swift:10 Cook.cook() calls Pan.fry(_:)
      Cook.swift:10 Cook.cook() constructs Pan.init()
      Cook.swift:10 Cook.cook() mentions Egg
      Cook.swift:10 Cook.cook() mentions Pan
      Cook.swift:11 Cook.cook() mentions Egg
      """)
    expectLines(
      try await Self.closures.types,
      """
      Cook.swift:1 struct Egg
      Cook.swift:2 struct Pan
      Cook.swift:5 class Cook
      """)
    expectLines(
      try await Self.closures.members,
      """
      Cook.swift:3 Pan has method fry(_:): (Traps.Egg) -> ()
      Cook.swift:6 Cook has stored property onDone: (Traps.Egg) -> ()
      Cook.swift:7 Cook has stored property tool: Traps.Pan
      Cook.swift:8 Cook has method cook(): () -> ()
      """)
  }

  static let globals = Trap(
    "Globals.swift",
    """
    let standard = Price()
    func price(of order: Order) -> Price { order.price ?? standard }
    var current: Price { .free }
    struct Caller {
      func call(_ order: Order) -> Int { price(of: order).amount + standard.amount }
    }
    """)

  @Test func `What stands in no type names for no type, and naming it names no type`() async throws {
    expectLines(
      try await Self.globals.references,
      """
      Globals.swift:5 Caller.call(_:) mentions Order
      Globals.swift:5 Caller.call(_:) reads Price.amount
      Globals.swift:5 Caller.call(_:) reads Price.amount
      """)
  }

  static let references = Trap(
    "Child.swift",
    """
    final class Parent {}
    final class Child {
      weak var parent: Parent?
      unowned let guardian: Parent
      init(guardian: Parent) { self.guardian = guardian }
    }
    """)

  // That a reference is weak or unowned the index does not tell.
  @Test func `A weak reference is a mention like any other`() async throws {
    expectLines(
      try await Self.references.references,
      """
      Child.swift:3 Child.parent mentions Parent
      Child.swift:4 Child.guardian mentions Parent
      Child.swift:5 Child.init(guardian:) mentions Parent
      """)
  }

  static let inference = Trap(
    "Passer.swift",
    """
    struct Passer {
      func pass(_ order: Order, on: Taker) {
        let choice = order.choice
        on.take(choice)
      }
    }
    struct Taker {
      func take(_ choice: Choice) {}
    }
    """)

  // A type that nobody writes down is not in the index: `Passer` handles a `Choice`.
  @Test func `A type that is only inferred is not named`() async throws {
    expectLines(
      try await Self.inference.references,
      """
      Passer.swift:2 Passer.pass(_:on:) mentions Order
      Passer.swift:2 Passer.pass(_:on:) mentions Taker
      Passer.swift:3 Passer.pass(_:on:) reads Order.choice
      Passer.swift:4 Passer.pass(_:on:) calls Taker.take(_:)
      Passer.swift:8 Taker.take(_:) mentions Choice
      """)
  }
}
