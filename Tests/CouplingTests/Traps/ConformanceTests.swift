import Testing

/// Protocols, those who fulfil them, and classes built on classes.
@Suite struct ConformanceTests {
  static let traps = [protocols, defaults, classes, implicitInitialisers]

  static let protocols = Trap(
    "Editor.swift",
    """
    protocol Reading {
      func read() -> Row
    }
    protocol Writing {}
    protocol Editing: Reading, Writing {}
    struct Row {}
    struct Editor {
      let both: any Reading & Writing
      let one: (any Editing)?
      func use(_ reader: some Reading) -> Row { reader.read() }
    }
    extension Row: Reading, Writing {
      func read() -> Row { self }
    }
    extension Reading where Self: Writing {
      func copy() -> Row { read() }
    }
    """)

  @Test func `A protocol refines others, and a composition mentions each of its protocols`() async throws {
    expectLines(
      try await Self.protocols.references,
      """
      Editor.swift:2 Reading.read() mentions Row
      Editor.swift:5 Editing conforms protocol Reading
      Editor.swift:5 Editing conforms protocol Writing
      Editor.swift:8 Editor.both mentions protocol Reading
      Editor.swift:8 Editor.both mentions protocol Writing
      Editor.swift:9 Editor.one mentions protocol Editing
      Editor.swift:10 Editor.use(_:) calls protocol Reading.read()
      Editor.swift:10 Editor.use(_:) mentions Row
      Editor.swift:10 Editor.use(_:) mentions protocol Reading
      Editor.swift:12 Row conforms protocol Reading
      Editor.swift:12 Row conforms protocol Writing
      Editor.swift:15 Reading mentions protocol Writing
      Editor.swift:16 Reading.copy() mentions Row
      """)
  }

  static let defaults = Trap(
    "Guest.swift",
    """
    struct Greeting {}
    protocol Greetable {
      func greet() -> Greeting
      var tone: Tone { get }
    }
    extension Greetable {
      func greet() -> Greeting { Greeting() }
      var tone: Tone { .calm }
    }
    enum Tone { case calm }
    struct Guest: Greetable {}
    class Host {
      func greet() -> Greeting { Greeting() }
    }
    final class Butler: Host, Greetable {}
    struct Door {
      func open(for guest: Guest, by butler: Butler) {
        _ = guest.greet()
        _ = butler.greet()
      }
    }
    """)

  @Test func `A default or inherited witness is whose it was written for`() async throws {
    expectLines(
      try await Self.defaults.references,
      """
      Guest.swift:3 Greetable.greet() mentions Greeting
      Guest.swift:4 Greetable.tone mentions Tone
      Guest.swift:7 Greetable.greet() constructs Greeting.init()
      Guest.swift:7 Greetable.greet() mentions Greeting
      Guest.swift:7 Greetable.greet() mentions Greeting
      Guest.swift:8 Greetable.tone mentions Tone
      Guest.swift:8 Greetable.tone mentions Tone.calm
      Guest.swift:11 Guest conforms protocol Greetable
      Guest.swift:13 Host.greet() constructs Greeting.init()
      Guest.swift:13 Host.greet() mentions Greeting
      Guest.swift:13 Host.greet() mentions Greeting
      Guest.swift:15 Butler conforms protocol Greetable
      Guest.swift:15 Butler inherits Host
      Guest.swift:17 Door.open(for:by:) mentions Butler
      Guest.swift:17 Door.open(for:by:) mentions Guest
      Guest.swift:18 Door.open(for:by:) calls protocol Greetable.greet()
      Guest.swift:19 Door.open(for:by:) calls Host.greet()
      """)
    expectLines(
      try await Self.defaults.members,
      """
      Guest.swift:3 Greetable has method greet(): () -> Traps.Greeting
      Guest.swift:4 Greetable has property tone: Traps.Tone
      Guest.swift:7 Greetable has method greet(): () -> Traps.Greeting
      Guest.swift:8 Greetable has property tone: Traps.Tone
      Guest.swift:10 Tone has enumCase calm: (Traps.Tone.Type) -> Traps.Tone
      Guest.swift:13 Host has method greet(): () -> Traps.Greeting
      Guest.swift:17 Door has method open(for:by:): (for: Traps.Guest, by: Traps.Butler) -> ()
      """)
  }

  static let classes = Trap(
    "Bicycle.swift",
    """
    struct Wheel {}
    class Vehicle {
      let wheels: [Wheel]
      init(wheels: [Wheel]) { self.wheels = wheels }
      func move() {}
    }
    final class Bicycle: Vehicle {
      init() {
        let spare = Vehicle(wheels: [])
        spare.move()
        super.init(wheels: [Wheel()])
      }
      convenience init(copy: Bicycle) { self.init() }
      override func move() { super.move() }
    }
    """)

  @Test func `An initialiser calls its superclass's, and constructs what it makes anew`() async throws {
    expectLines(
      try await Self.classes.references,
      """
      Bicycle.swift:3 Vehicle.wheels mentions Wheel
      Bicycle.swift:4 Vehicle.init(wheels:) mentions Wheel
      Bicycle.swift:7 Bicycle inherits Vehicle
      Bicycle.swift:9 Bicycle.init() constructs Vehicle.init(wheels:)
      Bicycle.swift:9 Bicycle.init() mentions Vehicle
      Bicycle.swift:10 Bicycle.init() calls Vehicle.move()
      Bicycle.swift:11 Bicycle.init() calls Vehicle.init(wheels:)
      Bicycle.swift:11 Bicycle.init() constructs Wheel.init()
      Bicycle.swift:11 Bicycle.init() mentions Wheel
      Bicycle.swift:14 Bicycle.move() calls Vehicle.move()
      """)
  }

  static let implicitInitialisers = Trap(
    "Kettle.swift",
    """
    class Appliance { init() {} }
    final class Kettle: Appliance {
      var litres: Int
      init(litres: Int) { self.litres = litres }
    }
    final class Toaster: Appliance {}
    """)

  // That line 4 ends with a call of `Appliance.init()` the index does not tell.
  @Test func `A superclass's initialiser that is called without a word is not constructed`() async throws {
    expectLines(
      try await Self.implicitInitialisers.references,
      """
      Kettle.swift:2 Kettle inherits Appliance
      Kettle.swift:6 Toaster inherits Appliance
      """)
  }
}
