import Testing

/// The ways in which expressions name types and members.
@Suite struct ExpressionTests {
  static let traps = [
    kiosk, keyPaths, implicitMembers, inactive, strings, failures, defaults, casts, patterns, operators,
    labels,
  ]

  /// What the other files name.
  static let kiosk = Trap(
    "Kiosk.swift",
    """
    struct Price {
      var amount = 0
      static let free = Price()
      static func + (one: Price, other: Price) -> Price { one }
    }
    enum Choice {
      case nothing
      case item(Price)
    }
    struct Order {
      var price: Price?
      var choice: Choice
    }
    enum Refusal: Error { case closed }
    protocol Served { func serve() }
    """)

  @Test func `What the other files name is itself plain`() async throws {
    expectLines(
      try await Self.kiosk.references,
      """
      Kiosk.swift:8 Choice.item(_:) mentions Price
      Kiosk.swift:11 Order.price mentions Price
      Kiosk.swift:12 Order.choice mentions Choice
      """)
  }

  static let keyPaths = Trap(
    "Sorter.swift",
    """
    struct Sorter {
      func choice() -> AnyKeyPath { \\Order.choice }
      func amounts(_ prices: [Price]) -> [Int] { prices.map(\\.amount) }
      func deep() -> KeyPath<Order, Int?> { \\.price?.amount }
    }
    """)

  @Test func `A key path names the properties along it`() async throws {
    expectLines(
      try await Self.keyPaths.references,
      """
      Sorter.swift:2 Sorter.choice() mentions Order
      Sorter.swift:2 Sorter.choice() reads Order.choice
      Sorter.swift:3 Sorter.amounts(_:) mentions Price
      Sorter.swift:3 Sorter.amounts(_:) reads Price.amount
      Sorter.swift:4 Sorter.deep() mentions Order
      Sorter.swift:4 Sorter.deep() reads Order.price
      Sorter.swift:4 Sorter.deep() reads Price.amount
      """)
  }

  static let implicitMembers = Trap(
    "Chooser.swift",
    """
    struct Chooser {
      let price: Price = .free
      let choice: Choice = .item(.free)
      let none: Choice? = .nothing
      func new() -> Price { .init() }
    }
    """)

  @Test func `A member named without its type names that type`() async throws {
    expectLines(
      try await Self.implicitMembers.references,
      """
      Chooser.swift:2 Chooser.price mentions Price
      Chooser.swift:2 Chooser.price reads Price.free
      Chooser.swift:3 Chooser.choice calls Choice.item(_:)
      Chooser.swift:3 Chooser.choice mentions Choice
      Chooser.swift:3 Chooser.choice reads Price.free
      Chooser.swift:4 Chooser.none mentions Choice
      Chooser.swift:4 Chooser.none mentions Choice.nothing
      Chooser.swift:5 Chooser.new() constructs Price.init()
      Chooser.swift:5 Chooser.new() mentions Price
      """)
  }

  static let inactive = Trap(
    "Switch.swift",
    """
    struct Switch {
      #if NEVER
        let price: Price
      #else
        let choice: Choice
      #endif
    }
    """)

  // The compiler does not look at inactive code, so the index cannot tell of it.
  @Test func `Inactive code names nothing`() async throws {
    expectLines(try await Self.inactive.references, "Switch.swift:5 Switch.choice mentions Choice")
    expectLines(
      try await Self.inactive.members, "Switch.swift:5 Switch has stored property choice: Traps.Choice")
  }

  static let strings = Trap(
    "Label.swift",
    """
    struct Label {
      func text(_ order: Order) -> String { "\\(order.choice) of \\(Price())" }
      func chain(_ order: Order?) -> Int? { order?.price?.amount }
    }
    """)

  @Test func `Interpolations and optional chains name what stands in them`() async throws {
    expectLines(
      try await Self.strings.references,
      """
      Label.swift:2 Label.text(_:) constructs Price.init()
      Label.swift:2 Label.text(_:) mentions Order
      Label.swift:2 Label.text(_:) mentions Price
      Label.swift:2 Label.text(_:) reads Order.choice
      Label.swift:3 Label.chain(_:) mentions Order
      Label.swift:3 Label.chain(_:) reads Order.price
      Label.swift:3 Label.chain(_:) reads Price.amount
      """)
  }

  static let failures = Trap(
    "Clerk.swift",
    """
    struct Clerk {
      func sell() async throws(Refusal) -> Price { throw .closed }
      func attempt() async {
        do throws(Refusal) {
          _ = try await sell()
        } catch {
          switch error { case .closed: break }
        }
      }
    }
    """)

  // What a `do` throws, as in line 4, the index does not tell.
  @Test func `Typed throws mention the failure's type`() async throws {
    expectLines(
      try await Self.failures.references,
      """
      Clerk.swift:2 Clerk.sell() mentions Price
      Clerk.swift:2 Clerk.sell() mentions Refusal
      Clerk.swift:2 Clerk.sell() mentions Refusal.closed
      Clerk.swift:7 Clerk.attempt() mentions Refusal.closed
      """)
  }

  static let defaults = Trap(
    "Menu.swift",
    """
    struct Menu {
      func add(_ price: Price = Price(), choice: Choice = .nothing) {}
      init(order: Order? = nil) {}
    }
    """)

  @Test func `Default arguments belong to the function`() async throws {
    expectLines(
      try await Self.defaults.references,
      """
      Menu.swift:2 Menu.add(_:choice:) constructs Price.init()
      Menu.swift:2 Menu.add(_:choice:) mentions Choice
      Menu.swift:2 Menu.add(_:choice:) mentions Choice.nothing
      Menu.swift:2 Menu.add(_:choice:) mentions Price
      Menu.swift:2 Menu.add(_:choice:) mentions Price
      Menu.swift:3 Menu.init(order:) mentions Order
      """)
  }

  static let casts = Trap(
    "Finder.swift",
    """
    struct Finder {
      func find(_ thing: Any) -> Bool {
        if let served = thing as? any Served { served.serve() }
        if let order = thing as? Order { return order.price == nil }
        return thing is any Served
      }
    }
    """)

  @Test func `Casts mention the type they ask for`() async throws {
    expectLines(
      try await Self.casts.references,
      """
      Finder.swift:3 Finder.find(_:) calls protocol Served.serve()
      Finder.swift:3 Finder.find(_:) mentions protocol Served
      Finder.swift:4 Finder.find(_:) mentions Order
      Finder.swift:4 Finder.find(_:) reads Order.price
      Finder.swift:5 Finder.find(_:) mentions protocol Served
      """)
  }

  static let patterns = Trap(
    "Judge.swift",
    """
    struct Judge {
      func judge(_ choice: Choice) -> Int {
        switch choice {
        case .item(let price) where price.amount > 1: 1
        case Choice.item: 2
        case .nothing: 0
        }
      }
      func isItem(_ choice: Choice) -> Bool {
        if case .item = choice { true } else { false }
      }
    }
    """)

  // Of a case with its type in front the compiler notes the type once more, at the case's own place.
  @Test func `Patterns mention the cases they match`() async throws {
    expectLines(
      try await Self.patterns.references,
      """
      Judge.swift:2 Judge.judge(_:) mentions Choice
      Judge.swift:4 Judge.judge(_:) mentions Choice.item(_:)
      Judge.swift:4 Judge.judge(_:) reads Price.amount
      Judge.swift:5 Judge.judge(_:) mentions Choice
      Judge.swift:5 Judge.judge(_:) mentions Choice (implicit)
      Judge.swift:5 Judge.judge(_:) mentions Choice.item(_:)
      Judge.swift:6 Judge.judge(_:) mentions Choice.nothing
      Judge.swift:9 Judge.isItem(_:) mentions Choice
      Judge.swift:10 Judge.isItem(_:) mentions Choice.item(_:)
      """)
  }

  static let operators = Trap(
    "Adder.swift",
    """
    struct Adder {
      func total(_ one: Price, _ other: Price) -> Price { one + other }
      func rest() -> Bool { 1 + 2 == 3 }
    }
    """)

  @Test func `An operator declared in a type is called like a function`() async throws {
    expectLines(
      try await Self.operators.references,
      """
      Adder.swift:2 Adder.total(_:_:) calls Price.+(_:_:)
      Adder.swift:2 Adder.total(_:_:) mentions Price
      Adder.swift:2 Adder.total(_:_:) mentions Price
      Adder.swift:2 Adder.total(_:_:) mentions Price
      """)
  }

  static let labels = Trap(
    "Maker.swift",
    """
    struct Maker {
      func make() -> Order { Order(price: nil, choice: .nothing) }
    }
    """)

  @Test func `The labels of an initialiser that nobody wrote name the properties`() async throws {
    expectLines(
      try await Self.labels.references,
      """
      Maker.swift:2 Maker.make() constructs Order.init(price:choice:)
      Maker.swift:2 Maker.make() mentions Choice.nothing
      Maker.swift:2 Maker.make() mentions Order
      Maker.swift:2 Maker.make() mentions Order
      Maker.swift:2 Maker.make() mentions Order.choice
      Maker.swift:2 Maker.make() mentions Order.price
      """)
  }
}
