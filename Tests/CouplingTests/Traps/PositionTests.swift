import Testing

@testable import Coupling

/// References that the index gives to no declaration, so that their position decides.
@Suite struct PositionTests {
  static let traps = [counted, oneLine, topLevel]

  static let counted = Trap(
    "Signal.swift",
    """
    enum Signal {
      case plain(Int, String)
      case lamp(Bulb)
    }
    struct Bulb {}
    class Cage<Bird: AnyObject> {}
    struct Nest<Bird: Sendable> where Bird: Winged {}
    protocol Winged {}
    typealias Count = Int
    typealias Glow = Bulb
    struct Moon {
      typealias Light = Bulb
      let glow: Glow
    }
    """)

  @Test func `What was given by position is counted where it names a type, not a word of the language`()
    async throws
  {
    // Lines 3, 7, 10 and 12; not `Int`, `String`, `AnyObject` and `Sendable`.
    #expect(try await Trap.graph.givenByPosition["Sources/Traps/Signal.swift"] == 4)
    expectLines(
      try await Self.counted.references,
      """
      Signal.swift:3 Signal.lamp(_:) mentions Bulb
      Signal.swift:7 Nest mentions protocol Winged
      Signal.swift:12 Moon mentions Bulb
      Signal.swift:13 Moon.glow mentions Bulb
      """)
  }

  static let oneLine = Trap(
    "Wire.swift",
    """
    enum Wire { case carries(Bulb) }; extension Moon { func wire() {} }
    extension Moon {}
    extension Moon {
      struct Phase { let bulb: Bulb }
    }
    extension Moon.Phase {}
    extension Moon.Phase {
      enum Shape {}
    }
    """)

  // An extension without a member is not in the index, so that line 6 names nothing for nobody.
  @Test func `An extension begins with the word, and an empty one takes nothing`() async throws {
    expectLines(
      try await Self.oneLine.references,
      """
      Wire.swift:1 Wire.carries(_:) mentions Bulb
      Wire.swift:4 Moon.Phase.bulb mentions Bulb
      Wire.swift:7 Moon.Phase mentions Moon
      """)
    expectLines(
      try await Self.oneLine.types,
      """
      Wire.swift:1 enum Wire
      Wire.swift:4 struct Moon.Phase
      Wire.swift:8 enum Moon.Phase.Shape
      """)
  }

  static let topLevel = Trap(
    "main.swift",
    """
    struct Opener {
      let key: Key
    }
    struct Key {}
    enum Lock {
      case with(Key)
    }
    print(Key(), Opener(key: Key()).key)
    struct Ward {}
    typealias Own = Key
    print(Ward())
    struct Chest {
      let own: Own
    }
    let key = Key()
    print(Opener(key: key).key)
    """)

  @Test func `Code outside any declaration belongs to no type`() async throws {
    expectLines(
      try await Self.topLevel.references,
      """
      main.swift:2 Opener.key mentions Key
      main.swift:6 Lock.with(_:) mentions Key
      main.swift:13 Chest.own mentions Key
      """)
    #expect(try await Trap.graph.givenByPosition["Sources/Traps/main.swift"] == 2)
  }
}
