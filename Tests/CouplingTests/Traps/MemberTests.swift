import Testing

@testable import Coupling

/// What a type declares.
@Suite struct MemberTests {
  static let traps = [gauge]

  static let gauge = Trap(
    "Gauge.swift",
    """
    struct Level {}
    class Gauge {
      let level: Level
      var name = ""
      var double: Int { 2 }
      var both: Int {
        get { 1 }
        set { name = "\\(newValue)" }
      }
      var watched = 0 {
        didSet { name = "" }
      }
      lazy var late = Level()
      static let shared = 1
      static var shown: String { "" }
      class var sort: Int { 1 }
      let act: (Level) -> Void = { _ in }
      subscript(index: Int) -> Level { level }
      init(level: Level) { self.level = level }
      deinit {}
      func rise() {}
      func value() async throws -> Level { level }
      func later() -> () -> Void { {} }
      static func make() -> Gauge { Gauge(level: Level()) }
      static func + (one: Gauge, other: Level) -> Level { other }
      static func < <Other>(one: Gauge, other: Other) -> Bool { true }
      typealias Unit = Level
      enum Mode { case on, off(Level) }
    }
    protocol Measuring {
      associatedtype Unit
      var unit: Unit { get }
      func measure() async -> Int
    }
    """)

  @Test func `Members are what was written, without accessors, aliases and types`() async throws {
    expectLines(
      try await Self.gauge.members,
      """
      Gauge.swift:3 Gauge has stored property level: Traps.Level
      Gauge.swift:4 Gauge has stored property name: Swift.String
      Gauge.swift:5 Gauge has property double: Swift.Int
      Gauge.swift:6 Gauge has property both: Swift.Int
      Gauge.swift:10 Gauge has stored property watched: Swift.Int
      Gauge.swift:13 Gauge has stored property late: Traps.Level
      Gauge.swift:14 Gauge has stored property shared: Swift.Int
      Gauge.swift:15 Gauge has property shown: Swift.String
      Gauge.swift:16 Gauge has property sort: Swift.Int
      Gauge.swift:17 Gauge has stored property act: (Traps.Level) -> ()
      Gauge.swift:18 Gauge has property subscript(_:): (Swift.Int) -> Traps.Level
      Gauge.swift:19 Gauge has initializer init(level:): (level: Traps.Level) -> Traps.Gauge
      Gauge.swift:20 Gauge has method deinit
      Gauge.swift:21 Gauge has method rise(): () -> ()
      Gauge.swift:22 Gauge has method value(): () async throws -> Traps.Level
      Gauge.swift:23 Gauge has method later(): () -> () -> ()
      Gauge.swift:24 Gauge has method make(): () -> Traps.Gauge
      Gauge.swift:25 Gauge has method +(_:_:): (Traps.Gauge, Traps.Level) -> Traps.Level
      Gauge.swift:26 Gauge has method <(_:_:): (Traps.Gauge, A) -> Swift.Bool
      Gauge.swift:28 Gauge.Mode has enumCase off(_:): (Traps.Gauge.Mode.Type) -> (Traps.Level) -> Traps.Gauge.Mode
      Gauge.swift:28 Gauge.Mode has enumCase on: (Traps.Gauge.Mode.Type) -> Traps.Gauge.Mode
      Gauge.swift:32 Measuring has property unit: A.Unit
      Gauge.swift:33 Measuring has method measure(): () async -> Swift.Int
      """)
  }

  @Test func `Properties and methods with a result give a value`() async throws {
    let members = try await Trap.graph.types.first { $0.name == "Gauge" }?.members ?? []
    #expect(
      members.filter(\.givesValue).map(\.name) == [
        "level", "name", "double", "both", "watched", "late", "shared", "shown", "sort", "act",
        "subscript(_:)", "value()", "later()", "make()", "+(_:_:)", "<(_:_:)",
      ])
  }
}
