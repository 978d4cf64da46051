// swift-format-ignore-file
// The oddities of the language, close together: none may be taken for damage.
import Foundation
import Observation

protocol Shape<Unit> {
  associatedtype Unit: Numeric = Int
  associatedtype Name where Name: StringProtocol
  var area: Unit { get }
  var name: Name { get set }
  static var count: Int { get }
  init()
  init?(area: Unit)
  func scaled(by f: Unit) -> Self
  subscript(i: Int) -> Unit { get set }
  static func == (a: Self, b: Self) -> Bool
}
extension Shape { func twice() -> Self { scaled(by: 2) } ; static var count: Int { 0 } ; var description: String { "\(Self.self) \(name)" } }
extension Shape where Unit == Double { var rounded: Int { Int(area.rounded()) } }
protocol Named: AnyObject, Sendable { var label: String { get } }
protocol Both: Shape, Named {}
class Base: @unchecked Sendable {
  var title: String = "" { willSet { log(newValue) } didSet { log(oldValue) } }
  class var kind: String { "base" }
  static let shared = Base()
  required init() {}
  convenience init(title: String) { self.init(); self.title = title }
  init?(maybe: String) { if maybe.isEmpty { return nil }; title = maybe }
  func log(_ s: String) {}
  func log(_ i: Int) {}
  class func make() -> Self { Self() }
  final func same() -> Base { self }
  deinit { print(title) }
}
class Derived: Base {
  override var title: String { get { super.title } set { super.title = newValue } }
  override class var kind: String { super.kind + "!" }
  override func log(_ s: String) { super.log(s); log(s.count) }
  var extra: (String, count: Int) = ("", count: 0)
  func use() -> Int { extra.count + extra.0.count }
}
final class Leafy: Derived { }
func makeAll() -> [Base] { [Base(), Derived(), Leafy(title: "x"), Leafy.make(), Derived(maybe: "y") ?? .shared, Leafy.init(), type(of: Base.shared).make()] }
@Observable final class Model {
  var first = 1
  var second: String = "" 
  @ObservationIgnored var third = Base()
  var both: String { "\(first) \(second)" }
  init(first: Int = 2) { self.first = first }
}
@MainActor func watch(_ m: Model) { withObservationTracking { _ = m.both } onChange: { Task { @MainActor in m.first += 1 } } }
actor Bank {
  private var money: [String: Int] = [:]
  nonisolated let id = UUID()
  static let main = Bank()
  func put(_ n: Int, for who: String) async -> Int { money[who, default: 0] += n; return money[who]! }
  isolated deinit { money = [:] }
  nonisolated func hello() -> String { id.uuidString }
  func stream() -> AsyncStream<Int> { AsyncStream { c in c.yield(1); c.finish() } }
}
func asyncStuff() async throws -> Int {
  async let a = Bank.main.put(1, for: "a"), b = Bank.main.put(2, for: "b")
  var sum = await a + b
  for await x in await Bank.main.stream() { sum += x }
  sum += await withTaskGroup(of: Int.self) { g in g.addTask { await Bank.main.put(1, for: "c") }; return await g.reduce(0, +) }
  return try await withThrowingTaskGroup(of: Int.self, returning: Int.self) { group in for try await v in group { sum += v }; return sum }
}
struct Both1: Codable, Hashable, Sendable, Identifiable { let id: Int; var name: String?; enum CodingKeys: String, CodingKey { case id, name = "n" } }
struct Synth: Codable, Hashable { var a = 1; var b: [String: Int]? }
func synth() throws -> Bool { let x = try JSONDecoder().decode(Synth.self, from: JSONEncoder().encode(Synth(a: 1, b: nil))); return x == Synth(b: ["a": 1]) && x.hashValue == x.hashValue && Both1.CodingKeys.id.stringValue == "id" && Both1.ID.self == Int.self }
struct Pack<each T> { let all: (repeat each T); init(_ all: repeat each T) { self.all = (repeat each all) } }
func packs() { let p = Pack(1, "a", Num(2)); _ = p.all }
struct Unique: ~Copyable { var n = Num(1); consuming func end() -> Num { n } ; borrowing func look() -> Int { n.v } ; deinit { } }
func unique() -> Int { let u = Unique(); let x = u.look(); _ = u.end(); return x }
func generic<T, U>(_ t: T, _ u: U..., f: (T) throws -> U, g: @autoclosure () -> Bool = true, h: @MainActor () -> Void = {}) rethrows -> [U] where T: Shape, U: Hashable { _ = try f(t); return u }
func opaque() -> some Collection<Int> { [1, 2] }
func existential(_ x: any Shape, _ y: (any Named)?) -> String { y?.label ?? "\(x.area)" }
typealias Pair<A> = (A, A)
typealias Fn = @Sendable (Num) async throws -> Num
let fn: Fn = { n in try await Task.sleep(for: .seconds(0)); return ^^n }
let closures: [() -> Num] = [{ Num(1) }, { .zero }, globalC.self.twice]
extension Num { func twice() -> Num { self + self } ; static let ten: Num = 10 }
extension Array where Element == Num { var total: Num { reduce(.zero, +) } ; subscript(safe i: Int) -> Num? { indices.contains(i) ? self[i] : nil } }
extension Num: @retroactive CustomStringConvertible, @unchecked Sendable { var description: String { v.description } }
extension Optional where Wrapped == Num { var orTen: Num { self ?? .ten } }
extension Dictionary<String, Num> { func sum() -> Num { values.map { $0 }.total } }
func keys() -> Int { let k = \Num.v, l: KeyPath<[Num], Int> = \.[0].v, m = \[Num].first?.v; return Num(1)[keyPath: k] + [Num(1)][keyPath: l] + ([Num.ten][keyPath: m] ?? 0) + [Num(3)].map(\.v).count + [Num.ten][safe: 2].orTen.v }
func nested() -> Int {
  struct Local { var x = Num(1); func y() -> Num { x.twice() } ; enum E { case a, b(Num) } }
  func inner(_ l: Local) -> Int { l.y().v + keys() }
  class LocalClass: Base { override func log(_ s: String) { print(Local.E.b(Num(2))) } }
  let c = { (n: Num) -> Int in struct Deeper { let n: Num }; return Deeper(n: n).n.v }
  defer { _ = LocalClass() }
  return inner(Local()) + c(.ten) + keys()
}
extension Num {}
extension Array where Element: Shape {}
extension Array where Element: Shape {}
extension Multi { private enum Hidden { case y } ; private static func secret() -> Hidden? { nil } }
private func fileLocal() -> Num { .ten }
private let fileLocalValue = fileLocal()
