// swift-format-ignore-file
// Members are the declarations in the source, without accessors, aliases and types.

struct Level {}
class Gauge {
  let level: Level
//> Gauge has stored property level: Traps.Level
//> Gauge.level mentions Level
  var name = ""
//> Gauge has stored property name: Swift.String
  var double: Int { 2 }
//> Gauge has property double: Swift.Int
  var both: Int {
//> Gauge has property both: Swift.Int
    get { 1 }
    set { name = "\(newValue)" }
  }
  var watched = 0 {
//> Gauge has stored property watched: Swift.Int
    didSet { name = "" }
  }
  lazy var late = Level()
//> Gauge has stored property late: Traps.Level
//> Gauge.late constructs Level.init(), mentions Level
  static let shared = 1
//> Gauge has stored property shared: Swift.Int
  static var shown: String { "" }
//> Gauge has property shown: Swift.String
  class var sort: Int { 1 }
//> Gauge has property sort: Swift.Int
  let act: (Level) -> Void = { _ in }
//> Gauge has stored property act: (Traps.Level) -> ()
//> Gauge.act mentions Level
  subscript(index: Int) -> Level { level }
//> Gauge has property subscript(_:): (Swift.Int) -> Traps.Level
//> Gauge.subscript(_:) mentions Level
  init(level: Level) { self.level = level }
//> Gauge has initializer init(level:): (level: Traps.Level) -> Traps.Gauge
//> Gauge.init(level:) mentions Level
  deinit {}
//> Gauge has method deinit
  func rise() {}
//> Gauge has method rise(): () -> ()
  func value() async throws -> Level { level }
//> Gauge has method value(): () async throws -> Traps.Level
//> Gauge.value() mentions Level
  func later() -> () -> Void { {} }
//> Gauge has method later(): () -> () -> ()
  static func make() -> Gauge { Gauge(level: Level()) }
//> Gauge has method make(): () -> Traps.Gauge
//> Gauge.make() constructs Level.init(), mentions Level
  static func + (one: Gauge, other: Level) -> Level { other }
//> Gauge has method +(_:_:): (Traps.Gauge, Traps.Level) -> Traps.Level
//> Gauge.+(_:_:) mentions Level, Level
  static func < <Other>(one: Gauge, other: Other) -> Bool { true }
//> Gauge has method <(_:_:): (Traps.Gauge, A) -> Swift.Bool
  typealias Unit = Level
//> Gauge mentions Level
  enum Mode { case on, off(Level) }
//> Gauge.Mode has enumCase off(_:): (Traps.Gauge.Mode.Type) -> (Traps.Level) -> Traps.Gauge.Mode
//> Gauge.Mode has enumCase on: (Traps.Gauge.Mode.Type) -> Traps.Gauge.Mode
//> Gauge.Mode.off(_:) mentions Level
}
protocol Measuring {
  associatedtype Unit
  var unit: Unit { get }
//> Measuring has property unit: A.Unit
  func measure() async -> Int
//> Measuring has method measure(): () async -> Swift.Int
}
