// swift-format-ignore-file
// The oddities of the language, close together: none may be taken for damage.
import Foundation
import Observation

@propertyWrapper struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) { value = wrappedValue; self.range = range }
  var wrappedValue: Value { get { value } set { value = min(max(range.lowerBound, newValue), range.upperBound) } }
  var projectedValue: Clamped { self }
}
struct Wrapped {
  @Clamped(0...10) var level = 3
  @Clamped(0...1) private(set) var share: Double = 0.5
  func test() -> Int { level + $level.wrappedValue + _level.wrappedValue + Int($share.range.lowerBound) }
  mutating func set(@Clamped(1...2) _ x: Int = 1) { level = x; _level = Clamped(wrappedValue: 2, 0...3) }
  func local() -> Int { @Clamped(0...3) var here = 2; here += 1; return here + $here.wrappedValue }
}
@dynamicMemberLookup struct Dyn {
  var base: Wrapped
  subscript<T>(dynamicMember path: KeyPath<Wrapped, T>) -> T { base[keyPath: path] }
  subscript(dynamicMember name: String) -> String { name }
}
func dyn(_ d: Dyn) -> Int { d.level + d.base.level + d.anything.count }
@dynamicCallable struct Callable {
  func dynamicallyCall(withArguments: [Int]) -> Int { withArguments.count }
  func callAsFunction(_ x: Int) -> Int { x }
  func callAsFunction(label x: Int) -> Int { x }
}
func call(_ c: Callable) -> Int { c(1) + c(label: 2) + Callable()(4) }
@resultBuilder enum Build {
  static func buildBlock(_ parts: Int...) -> [Int] { parts }
  static func buildExpression(_ x: Int) -> Int { x }
  static func buildOptional(_ x: [Int]?) -> Int { x?.count ?? 0 }
  static func buildEither(first x: [Int]) -> Int { x.count }
  static func buildEither(second x: [Int]) -> Int { x.count }
}
struct Built {
  @Build var parts: [Int] { 1; 2; if Bool.random() { 3 } else { 4; 5 } }
  @Build func more(_ flag: Bool) -> [Int] { if flag { 1 }; 7 }
  init(@Build _ make: () -> [Int]) { _ = make() }
  static let one = Built { 1; 2 }
}
prefix operator ^^
postfix operator ^^
infix operator <=>: ComparisonPrecedence
precedencegroup Power { higherThan: MultiplicationPrecedence associativity: right }
infix operator **: Power
struct Num: Comparable, ExpressibleByIntegerLiteral, Hashable, AdditiveArithmetic {
  var v: Int
  init(integerLiteral value: Int) { v = value }
  init(_ v: Int) { self.v = v }
  static prefix func ^^ (n: Num) -> Num { Num(n.v + 1) }
  static postfix func ^^ (n: Num) -> Num { .init(n.v - 1) }
  static func <=> (a: Num, b: Num) -> Int { a < b ? -1 : a == b ? 0 : 1 }
  static func < (a: Self, b: Self) -> Bool { a.v < b.v }
  static func + (a: Num, b: Num) -> Num { .init(a.v + b.v) }
  static func - (a: Num, b: Num) -> Num { .init(a.v - b.v) }
  static func ** (a: Num, b: Num) -> Num { a }
  static func += (a: inout Num, b: Num) { a.v += b.v }
  static let zero: Num = 0
}
func ops(_ n: [Num]) -> Num { var s: Num = 1; s += ^^n[0]^^; s += n.reduce(.zero, +); return s ** 2 + n.sorted(by: <)[0] + (n.map(\.v).max() ?? 0 > 1 ? 3 : 4) }
let (globalA, globalB) = (Num(1), Num(2)), globalC = Num(3)
var lazyGlobal: Num = { let x = Num(4); return x }()
struct Multi {
  let a = Num(1), b = Num(2), c = Num(3)
  var d = Num(1); var e: Num = 2 { didSet { d = oldValue } }
  lazy var f: Num = { [self] in a + b }()
  lazy private(set) var g = c + d
  static var h = Num(5); static let i = Num(6)
  var j: Num { get { c } set(value) { d = value } }
  var k: Num { _read { yield d } _modify { yield &d } }
  var l: Num { get async throws { try await Task.sleep(nanoseconds: 1); return c } }
  subscript(x: Int, y y: Int = 2) -> Num { get { Num(x + y) } set { d = newValue } }
  static subscript(x: Int) -> Num { Num(x) }
  mutating func use() { self[1] = self[2, y: 3]; self[1, y: 2] += 4; k += 2; j = Multi[1]; e = Self.h; g += f }
}
extension Multi { struct Inner { enum Deep: String, CaseIterable, Codable { case one, two = "zwei", `default`; static let first = one } ; var deep: Deep = .one } }
extension Multi.Inner { func go() -> Deep { Deep(rawValue: deep.rawValue) ?? Deep.allCases[0] } }
extension Multi.Inner.Deep: CustomStringConvertible { var description: String { switch self { case .one: "1"; case .two, .default: rawValue } } }
indirect enum Tree<Leaf>: Sequence where Leaf: Hashable {
  case leaf(Leaf), node(left: Tree, right: Tree<Leaf>)
  case empty
  func makeIterator() -> AnyIterator<Leaf> { var all = leaves; return AnyIterator { all.isEmpty ? nil : all.removeFirst() } }
  var leaves: [Leaf] {
    switch self {
    case .leaf(let l): return [l]
    case let .node(left: a, right: b): return a.leaves + b.leaves
    case .empty: return []
    }
  }
  static func of(_ l: Leaf...) -> Self { l.map(Tree.leaf).reduce(.empty) { .node(left: $0, right: $1) } }
}
func patterns(_ t: Tree<Int>, _ any: Any) -> Int {
  if case .leaf(1) = t { return 1 }
  if case .node(.leaf(let x), .empty)? = Optional(t), x > 2 { return x }
  guard case let .leaf(y) = t else { return 0 }
  for case .leaf(let z) in [t] where z > 3 { return z }
  switch any { case let n as Num: return n.v; case is Wrapped: return 2; default: break }
  do { try thrower() } catch Failure.bad(let why, code: let c) where c > 1 { return why.count } catch let e as Failure { _ = e } catch {}
  return y
}
enum Failure: Error, Equatable { case bad(String, code: Int), worse }
func thrower() throws(Failure) { throw .bad("x", code: 2) }
extension Num {}
extension Num {}
extension Multi { typealias Alias = Num }
extension Multi { private enum Hidden { case x } ; private static func secret() -> Hidden? { nil } }
