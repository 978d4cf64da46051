// swift-format-ignore-file
// The oddities of the language, close together: none may be taken for damage.
import Foundation
struct `class` { var `default` = 1; func `init`() -> Int { `default` } ; static let `self` = `class`() }
struct `raw name` { func `does it (well)`(`with me` x: Int) -> Int { x } ; let `a b` = 1 }
func raw() -> Int { `class`.`self`.`init`() + `raw name`().`does it (well)`(`with me`: 2) + `raw name`().`a b` + `class`().default }
struct Größe { let länge = 1; var 🐶 = "x"; func œuvre() -> Int { länge + 🐶.count } }
func uni(_ g: Größe) -> Int { /* é */ g.œuvre() + g.länge /* 🐶 */ + Größe().🐶.count }
	struct Tabs {	let a = Num(1);	func b() -> Num {	a	} }
let text = """
  multi \(Num(1).v) line "quoted" { ( [ \(Num(2).description + "x \(Num(3).v)")
  """
let rawText = #"raw \(no) { \#(Num(4).v) """#, hashes = ##"a "# b"##
let multiRaw = #"""
  { \#(Num(5).v) ( "
  """#
let regex = #/a(b|[)\/(])+c{/#.isEmptyLike
let regex2 = #/x{1,2}(?<n>[/(])/#
let regex3 = try? Regex("a")
extension Regex { var isEmptyLike: Int { 1 } }
let division = Num(6).v / 2 + 4 / Num(7).v
let dict: [String: Num] = ["a": 1, "b": Num(2)], arr = [Num](repeating: 1, count: 2), opt = [Num?]()
let made: (Int) -> Num = Num.init(_:)
let fnref = [Num.twice, Num.twice(_:)].count
extension Num { static func twice(_ n: Num) -> Num { n } }
@available(*, deprecated, renamed: "newer") func older() -> Num { .ten }
@discardableResult @inline(never) func newer(file: String = #fileID, line: Int = #line, n: Num = .ten, m: Num = Num(2)) -> Num { n }
#if os(Linux)
func onLinux() -> Num { newer(n: 3) }
#elseif os(macOS)
func onMac() -> Num { newer() }
#else
struct Nowhere { let x: Unknown }
#endif
struct Chain {
  func a() -> Chain { self }
  var b: Chain { self }
  func c(_ x: Num = .ten, then: (Num) -> Void, else other: () -> Num) -> Chain { self }
  func run() -> Chain {
    a()
      .b
      .c { n in _ = n.twice() } else: { Num(2) }
      #if DEBUG
      .a()
      #else
      .b
      #endif
      .c(Num(1)) { _ in } else: { .ten }
  }
}
func inoutUse() { var a = [Num(1), 2]; a[0] += 3; a[0].v += 1; withUnsafeMutablePointer(to: &a[1].v) { $0.pointee += Num(4).v }; a.append(contentsOf: [.ten]); (a[0], a[1]) = (a[1], a[0]); _ = a as [Any] as? [Num] }
func optionals(_ c: Chain?, _ d: [Num]?) -> Int { c?.b.a().b; if let c { _ = c.a() }; guard let d, let f = d.first else { return 0 }; return f.v + (d.last?.twice().v ?? 0) + d[0].v }
func oneLiner() -> Int { let a = Num(1); let b = a.twice(); return a.v + b.v }; func another() -> Num { .ten }
enum Empty {}
struct Nothing {}
protocol Marker {}
extension Nothing: Marker {}
extension Empty: Marker, Sendable {}
struct Gen<T: Marker, U>: Marker where U: Shape { typealias V = T; var t: T; func v() -> V { t } ; struct In<W> { let w: W, t: T } ; static func of(_ t: T) -> Gen<T, U> { .init(t: t) } }
extension Gen where T == Nothing { static var n: Nothing { Nothing() } }
extension Gen.In where W == Num { var v: Int { w.v } }
let metatypes: [Any.Type] = [Num.self, Gen<Nothing, Sq>.self, Gen<Nothing, Sq>.In<Num>.self, Nothing.Type.self, (any Marker).self, Multi.Inner.Deep.self, Oddities.Num.self]
struct Sq: Shape { typealias Name = String; var area = 1; var name = "sq"; init() {} ; init?(area: Int) { self.area = area } ; func scaled(by f: Int) -> Sq { var c = self; c.area *= f; return c } ; subscript(i: Int) -> Int { get { area } set { area = newValue } } ; static func == (a: Sq, b: Sq) -> Bool { a.area == b.area } }
let useSq = Sq().twice().description + "\(Sq.count) \(Sq(area: 2)?.area ?? 0)" + (Sq() == Sq(area: 1)! ? "" : "x")
@globalActor actor MyActor { static let shared = MyActor() }
@MyActor struct OnActor { var n = Num(1); nonisolated init() {} ; @MyActor func f() async -> Num { await MainActor.run { Num(2) } } }
struct Observers { var a = Num(1) { willSet(new) { print(new.v, a.v) } } ; var b: Num = .ten { didSet(old) { a = old } } ; static var c = Num(3) { didSet { print(oldValue.v) } } }
func tuple() -> (a: Num, b: (c: Num, Int)) { (a: Num(1), b: (c: .ten, 2)) }
func tuples() -> Int { let t = tuple(); let (x, (y, _)) = t; return t.a.v + t.b.c.v + x.v + y.v + t.b.1 }
func labelled() -> Int { outer: for i in 0..<3 { for j in stride(from: 0, to: 2, by: 1) { if i == j { continue outer } } }; repeat { break } while true; return 0 }
struct Lits: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByStringInterpolation, ExpressibleByFloatLiteral, ExpressibleByNilLiteral, ExpressibleByBooleanLiteral { init(stringLiteral s: String) {} ; init(arrayLiteral e: Num...) {} ; init(dictionaryLiteral e: (Num, Num)...) {} ; init(floatLiteral f: Double) {} ; init(nilLiteral: ()) {} ; init(booleanLiteral b: Bool) {} }
let lits: [Lits] = ["a", [1, Num(2)], [1: 2], "x\(Num(1).v)", 1.5, nil, true]
struct Interp: ExpressibleByStringInterpolation { struct StringInterpolation: StringInterpolationProtocol { init(literalCapacity: Int, interpolationCount: Int) {} ; mutating func appendLiteral(_ s: String) {} ; mutating func appendInterpolation(num n: Num) {} } ; init(stringLiteral: String) {} ; init(stringInterpolation: StringInterpolation) {} }
let interp: Interp = "a \(num: Num(2)) b"
struct Calls {
  let n: Num
  func plain(_ a: Int, b: Int = 1, c: Int...) -> Int { a }
  func closure(_ a: Int = 1, then: () -> Int, last: (Int) -> Int = { $0 }) -> Int { then() }
  static func make(_ n: Num...) -> Calls { Calls(n: n[0]) }
  func use() -> Int {
    let f = Calls.plain(self), g = plain(_:b:c:), h = Calls.make, i = self.closure
    let curried = Num.twice(n)()
    return f(1, 2, 3) + plain(1, b: 2, c: 3, 4, 5) + plain(2, c: 4) + closure { 1 } + closure(2) { 3 } last: { $0 } + closure(then: { 4 })
      + Calls.make(1, 2, 3).plain( 1 , b : 2) + (Calls.make)(n).plain(1) + g(1, 2, 3) + h(n).n.v + i(1, { 2 }, { $0 }) + curried.v
      + plain(n.v > 1 ? 2 : 3, b: [1: 2][1]!, c: Int("3")!)
      + Calls(
        n: /* comment */ Num(1)
      ).plain(1) + Calls.init(n: .ten).use() + [Num](repeating: n, count: 2)[0].v + Set<Int>([1]).count + max(1, 2, 3) + Int(truncatingIfNeeded: 3)
  }
  init(n: Num) { self.n = n }
  init?(_ s: String) { guard s.isEmpty else { return nil }; self.init(n: .ten) }
  init<T: BinaryInteger>(any t: T, in x: Int = 1, for y: Int = 2) { self.init(n: Num(Int(t))) }
}
let calls = Calls(any: 3, in: 4).use() + (Calls("")?.use() ?? 0) + Calls(any: UInt8(1), for: 3).n.v
let caseCalls: [Failure] = [.bad("x", code: 1), Failure.bad("y", code: 2), .worse], caseFn = Failure.bad(_:code:), caseFn2 = [("z", 1)].map(Failure.bad)
let indexed = [1, 2].enumerated().map { $0.offset }.lazy.filter({ $0 > 1 }).first, sortedOnes = [3, 1].sorted { $0 < $1 }, joinedOnes = ["a"].map(String.init(describing:)).joined(separator: ",")
private func fileLocal() -> Num { .ten }
private let fileLocalValue = fileLocal()
func locals1() { struct Same { let a = 1 }; _ = Same().a; func go() {}; go() }
func locals2() { struct Same { let a = 1 }; _ = Same().a; if true { struct Same { let a = 2 }; _ = Same().a } else { struct Same { let a = 3 }; _ = Same().a } }
class Overloads { func f(_ a: Int) -> Int { a }; func f(_ a: Int) -> String { "" }; func f(_ a: String) -> Int { f(1) + f("") }; subscript(a: Int) -> Int { a }; subscript(a: String) -> Int { 1 }; init() {}; init(_ a: Int) {}; init(_ a: String) {}
  func g() -> [() -> Void] { [] } ; func g1() -> (() -> ()) { {} } ; func g2() -> () -> () { {} } ; func g3() -> () {} ; func h() -> ()? { nil } ; func i() -> (Int, (String)?) { (1, nil) } ; func j() -> some Sequence { [1] } ; func k() -> (any Shape)? { nil } ; func l() -> Self { self } ; func m() -> Self? { self } ; func n() throws -> Void {} ; func o() async throws(Failure) -> Never { fatalError() } ; func p<T>() -> T? { nil } ; func q() -> @Sendable (Num) async -> Void { { _ in } } ; func r() -> Num.Type { Num.self } ; func s()
    -> Num
  { .ten }
  func t() -> Dictionary<String, [Num?]>.Index? { nil } ; func u() -> Swift.Int { 1 } ; func v() -> Tree<Num>.Iterator { Tree.of(.ten).makeIterator() } ; func w() -> (_ x: Num) -> Num { { $0 } } ; func x() -> TimeInterval { 1 } ; func y() -> Multi.Alias { .ten }
}
