import Testing

/// What the heads of declarations name.
@Suite struct DeclarationTests {
  static let traps = [payloads, generics, subscripts, actors, twoTypes, nothing, synthesized]

  static let payloads = Trap(
    "Payment.swift",
    """
    struct Card {}
    struct Coin {}
    struct Holder {}
    enum Payment {
      case nothing
      case card(Card, of: Holder), coin(Coin)
      indirect case either([Payment], or: Card?)
      case later(@CashDesk () -> Void), now
    }
    @globalActor actor CashDesk {
      static let shared = CashDesk()
    }
    """)

  @Test func `An enum case mentions the types that it carries`() async throws {
    expectLines(
      try await Self.payloads.references,
      """
      Payment.swift:6 Payment.card(_:of:) mentions Card
      Payment.swift:6 Payment.card(_:of:) mentions Holder
      Payment.swift:6 Payment.coin(_:) mentions Coin
      Payment.swift:7 Payment.either(_:or:) mentions Card
      Payment.swift:8 Payment.later(_:) mentions CashDesk
      """)
  }

  static let generics = Trap(
    "Box.swift",
    """
    protocol Priced {}
    protocol Labelled {}
    protocol Weighed {}
    struct Box<Item: Priced> where Item: Labelled {
      let items: [Item]
      func first<Other: Weighed>(_ other: Other) -> Item? where Other: Priced { nil }
      func all(_ items: [some Weighed]) {}
    }
    extension Box where Item: Weighed {
      var weight: Int { 0 }
    }
    struct Ring: Priced, Labelled {}
    struct Shelf {
      let box: Box<Ring>
    }
    """)

  @Test func `Bounds and where clauses belong to the declaration that has them`() async throws {
    expectLines(
      try await Self.generics.references,
      """
      Box.swift:4 Box mentions protocol Labelled
      Box.swift:4 Box mentions protocol Priced
      Box.swift:6 Box.first(_:) mentions protocol Priced
      Box.swift:6 Box.first(_:) mentions protocol Weighed
      Box.swift:7 Box.all(_:) mentions protocol Weighed
      Box.swift:9 Box mentions protocol Weighed
      Box.swift:12 Ring conforms protocol Labelled
      Box.swift:12 Ring conforms protocol Priced
      Box.swift:14 Shelf.box mentions Box
      Box.swift:14 Shelf.box mentions Ring
      """)
  }

  static let subscripts = Trap(
    "Diary.swift",
    """
    struct Day {}
    struct Entry {}
    struct Diary {
      subscript(day: Day) -> Entry { Entry() }
      subscript(named name: String, on day: Day) -> Entry? {
        get { nil }
        set {}
      }
    }
    struct Reader {
      func read(_ diary: Diary) { _ = diary[Day()] }
      func write(_ diary: inout Diary) { diary[named: "", on: Day()] = Entry() }
    }
    """)

  @Test func `A subscript mentions its types, and using it reads or writes it`() async throws {
    expectLines(
      try await Self.subscripts.references,
      """
      Diary.swift:4 Diary.subscript(_:) constructs Entry.init()
      Diary.swift:4 Diary.subscript(_:) mentions Day
      Diary.swift:4 Diary.subscript(_:) mentions Entry
      Diary.swift:4 Diary.subscript(_:) mentions Entry
      Diary.swift:5 Diary.subscript(named:on:) mentions Day
      Diary.swift:5 Diary.subscript(named:on:) mentions Entry
      Diary.swift:11 Reader.read(_:) constructs Day.init()
      Diary.swift:11 Reader.read(_:) mentions Day
      Diary.swift:11 Reader.read(_:) mentions Diary
      Diary.swift:11 Reader.read(_:) reads Diary.subscript(_:)
      Diary.swift:12 Reader.write(_:) constructs Day.init()
      Diary.swift:12 Reader.write(_:) constructs Entry.init()
      Diary.swift:12 Reader.write(_:) mentions Day
      Diary.swift:12 Reader.write(_:) mentions Diary
      Diary.swift:12 Reader.write(_:) mentions Entry
      Diary.swift:12 Reader.write(_:) writes Diary.subscript(named:on:)
      """)
  }

  static let actors = Trap(
    "Till.swift",
    """
    struct Cash {}
    actor Till {
      private var cash = Cash()
      nonisolated let name = "till"
      func add(_ cash: Cash) { self.cash = cash }
    }
    public actor Safe {}
    final class Guard {
      func count(_ till: Till) async { await till.add(Cash()) }
    }
    @globalActor actor Counter {
      static let shared = Counter()
    }
    @Counter final class Drawer {
      @MainActor func open() {}
      @Counter func close() {}
    }
    """)

  @Test func `An actor is an actor, and an isolation attribute mentions it`() async throws {
    expectLines(
      try await Self.actors.types,
      """
      Till.swift:1 struct Cash
      Till.swift:2 actor Till
      Till.swift:7 actor Safe
      Till.swift:8 class Guard
      Till.swift:11 actor Counter
      Till.swift:14 class Drawer
      """)
    expectLines(
      try await Self.actors.references,
      """
      Till.swift:3 Till.cash constructs Cash.init()
      Till.swift:3 Till.cash mentions Cash
      Till.swift:5 Till.add(_:) mentions Cash
      Till.swift:9 Guard.count(_:) calls Till.add(_:)
      Till.swift:9 Guard.count(_:) constructs Cash.init()
      Till.swift:9 Guard.count(_:) mentions Cash
      Till.swift:9 Guard.count(_:) mentions Till
      Till.swift:14 Drawer mentions Counter
      Till.swift:16 Drawer.close() mentions Counter
      """)
  }

  static let twoTypes = Trap(
    "TwoTypes.swift",
    """
    // Two types, and two more.
    struct Hammer { let head: Head }
    enum Head {}

    struct Nail {}
    private struct Hidden { let nail: Nail }
    """)

  @Test func `A file may declare several types, some without a member`() async throws {
    expectLines(
      try await Self.twoTypes.types,
      """
      TwoTypes.swift:2 struct Hammer
      TwoTypes.swift:3 enum Head
      TwoTypes.swift:5 struct Nail
      TwoTypes.swift:6 struct Hidden
      """)
    expectLines(
      try await Self.twoTypes.members,
      """
      TwoTypes.swift:2 Hammer has stored property head: Traps.Head
      TwoTypes.swift:6 Hidden has stored property nail: Traps.Nail
      """)
    expectLines(
      try await Self.twoTypes.references,
      """
      TwoTypes.swift:2 Hammer.head mentions Head
      TwoTypes.swift:6 Hidden.nail mentions Nail
      """)
  }

  static let nothing = Trap("Nothing.swift", "// Only a comment.")

  @Test func `A file with only a comment declares nothing and is no problem`() async throws {
    #expect(try await Self.nothing.types == [])
    #expect(try await Self.nothing.references == [])
  }

  static let synthesized = Trap(
    "Purse.swift",
    """
    struct Purse: Codable, Hashable { let worth: Worth }
    struct Worth: Codable, Hashable { var amount = 0 }
    """)

  @Test func `What the compiler writes for Codable and Hashable is neither a type nor a member`() async throws
  {
    expectLines(
      try await Self.synthesized.types,
      """
      Purse.swift:1 struct Purse
      Purse.swift:2 struct Worth
      """)
    expectLines(
      try await Self.synthesized.members,
      """
      Purse.swift:1 Purse has stored property worth: Traps.Worth
      Purse.swift:2 Worth has stored property amount: Swift.Int
      """)
    #expect(try await Self.synthesized.references == ["Purse.swift:1 Purse.worth mentions Worth"])
  }
}
