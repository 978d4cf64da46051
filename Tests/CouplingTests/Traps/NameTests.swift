import Testing

@testable import Coupling

/// What stands behind a name: nested types, aliases, associated types.
@Suite struct NameTests {
  static let traps = [nested, aliases, aliasedBases, associated, far]

  static let nested = Trap(
    "Machine.swift",
    """
    struct Machine {
      struct Part {
        let machine: [Machine]
        enum Size { case small }
      }
      let part: Part
      let size: Part.Size
    }
    struct WorkFolder {
      let part: Machine.Part
      func size() -> Machine.Part.Size { .small }
    }
    extension Machine.Part {
      func weigh() -> Scale { Scale() }
      struct Edge {}
    }
    struct Scale {}
    """)

  @Test func `A nested type bears the names around it and is a type of its own`() async throws {
    expectLines(
      try await Self.nested.types,
      """
      Machine.swift:1 struct Machine
      Machine.swift:2 struct Machine.Part
      Machine.swift:4 enum Machine.Part.Size
      Machine.swift:9 struct WorkFolder
      Machine.swift:15 struct Machine.Part.Edge
      Machine.swift:17 struct Scale
      """)
    expectLines(
      try await Self.nested.references,
      """
      Machine.swift:3 Machine.Part.machine mentions Machine
      Machine.swift:6 Machine.part mentions Machine.Part
      Machine.swift:7 Machine.size mentions Machine.Part
      Machine.swift:7 Machine.size mentions Machine.Part.Size
      Machine.swift:10 WorkFolder.part mentions Machine
      Machine.swift:10 WorkFolder.part mentions Machine.Part
      Machine.swift:11 WorkFolder.size() mentions Machine
      Machine.swift:11 WorkFolder.size() mentions Machine.Part
      Machine.swift:11 WorkFolder.size() mentions Machine.Part.Size
      Machine.swift:11 WorkFolder.size() mentions Machine.Part.Size.small
      Machine.swift:13 Machine.Part mentions Machine
      Machine.swift:14 Machine.Part.weigh() constructs Scale.init()
      Machine.swift:14 Machine.Part.weigh() mentions Scale
      Machine.swift:14 Machine.Part.weigh() mentions Scale
      """)
  }

  static let aliases = Trap(
    "Track.swift",
    """
    struct Metre {}
    struct Second {}
    struct Ratio<Top, Bottom> {}
    typealias Length = Metre
    typealias Speed = Ratio<Length, Second>
    typealias Per<Unit> = Ratio<Unit, Second>
    typealias Clocking = (Second) -> Metre
    struct Track {
      typealias Unit = Length
      let length: Unit
      let speed: Speed
      let calls: Per<Int>
      let clock: Clocking
    }
    struct Field {
      let unit: Track.Unit
      let new = Length()
    }
    """)

  @Test func `Naming an alias names what is behind it; an alias in a type belongs to that type`() async throws
  {
    expectLines(
      try await Self.aliases.references,
      """
      Track.swift:9 Track mentions Metre
      Track.swift:10 Track.length mentions Metre
      Track.swift:11 Track.speed mentions Metre
      Track.swift:11 Track.speed mentions Ratio
      Track.swift:11 Track.speed mentions Second
      Track.swift:12 Track.calls mentions Ratio
      Track.swift:12 Track.calls mentions Second
      Track.swift:13 Track.clock mentions Metre
      Track.swift:13 Track.clock mentions Second
      Track.swift:16 Field.unit mentions Metre
      Track.swift:16 Field.unit mentions Track
      Track.swift:17 Field.new constructs Metre.init()
      Track.swift:17 Field.new mentions Metre
      """)
  }

  static let aliasedBases = Trap(
    "Den.swift",
    """
    protocol Lit {}
    protocol Warm {}
    typealias Cosy = Lit & Warm
    class Room {}
    typealias Space = Room
    final class Den: Space, Cosy {}
    extension Space {
      func sit(in den: Den) {}
    }
    struct Inn {
      let room: any Cosy & Space
    }
    """)

  @Test func `A base named by an alias is inherited or conformed to all the same`() async throws {
    expectLines(
      try await Self.aliasedBases.references,
      """
      Den.swift:6 Den conforms protocol Lit
      Den.swift:6 Den conforms protocol Warm
      Den.swift:6 Den inherits Room
      Den.swift:8 Room.sit(in:) mentions Den
      Den.swift:11 Inn.room mentions Room
      Den.swift:11 Inn.room mentions protocol Lit
      Den.swift:11 Inn.room mentions protocol Warm
      """)
  }

  static let far = Trap(
    "Ringer.swift",
    """
    import Far

    struct Ringer {
      func ring() {
        something().ring()
        _ = bell().tone.name
      }
    }
    """)

  @Test func `A type of a module that is not measured is known by its members alone`() async throws {
    expectLines(
      try await Self.far.references,
      """
      Ringer.swift:5 Ringer.ring() calls protocol Far.Ringing.ring()
      Ringer.swift:6 Ringer.ring() reads Far.Bell.tone
      Ringer.swift:6 Ringer.ring() reads Far.Tone.name
      """)
    let types = try await Trap.graph.types.filter { $0.module == "Far" }
    #expect(types.map { "\($0.kind) \($0.name)" } == ["class Bell", "protocol Ringing", "enum Tone"])
    #expect(types.allSatisfy { $0.place == nil && $0.members.isEmpty })
  }

  static let associated = Trap(
    "Archive.swift",
    """
    protocol Keyed {}
    protocol Storing {
      associatedtype Item: Keyed
      associatedtype Key = Token
      func load(_ key: Key) -> Item?
    }
    struct Token {}
    struct Note: Keyed {}
    struct NoteStore: Storing {
      typealias Item = Note
      func load(_ key: Token) -> Note? { nil }
    }
    struct Archive<Source: Storing> where Source.Key: Keyed {
      let item: Source.Item
    }
    """)

  @Test func `An associated type is its protocol's: so are its bounds, and so is naming it`() async throws {
    expectLines(
      try await Self.associated.references,
      """
      Archive.swift:3 Storing mentions protocol Keyed
      Archive.swift:4 Storing mentions Token
      Archive.swift:8 Note conforms protocol Keyed
      Archive.swift:9 NoteStore conforms protocol Storing
      Archive.swift:10 NoteStore mentions Note
      Archive.swift:11 NoteStore.load(_:) mentions Note
      Archive.swift:11 NoteStore.load(_:) mentions Token
      Archive.swift:13 Archive mentions protocol Keyed
      Archive.swift:13 Archive mentions protocol Storing
      Archive.swift:13 Archive mentions protocol Storing
      Archive.swift:14 Archive.item mentions protocol Storing
      """)
  }
}
