import Testing
import Traces

@testable import Bench

@Suite struct RecordedFunctionTests {
  @Test(
    arguments: #"""
      p LoginPresenter.logIn(email:password:) = MVP.LoginPresenter.logIn(email: Swift.String, password: Swift.String) -> ()
      p Screen.didTap() = MVP.Screen.(didTap in _B9FB)() -> ()
      p Screen.show(_:then:) = MVP.Screen.show((Swift.String, Swift.Int), then: (Swift.Bool) -> ()) -> ()
      p Screen.make(of:) = static MVP.Screen.Part.make<A where A: Swift.Hashable>(of: [A : Swift.Int]) -> A
      p String.trimmed() = (extension in MVP):Swift.String.trimmed() -> Swift.String
      p Screen.presenter = MVP.Screen.presenter.getter : MVP.Presenting?
      p Screen.done = … = MVP.Screen.done.setter : (Swift.Int) -> ()
      p Store.read() = MVP.Store.read() throws -> Foundation.Data?
      p Store.== = static MVP.Store.__derived_struct_equals(MVP.Store, MVP.Store) -> Swift.Bool
      p Screen.closure in load(with:) = closure #1 () async -> () in closure #2 () -> () in MVP.Screen.(load in _B9)(with: A.B) -> ()
      p Screen.ask in load() = ask #1 (Swift.Int) -> () in MVP.Screen.load() -> ()
      r Client.send() = (1) await resume partial function for MVP.Client.send() async -> ()
      r Screen.text = … = MVP.Screen.text.modify : Swift.String with unmangled suffix ".resume.0"
      r Screen.deinit = MVP.Screen.deinit
      r Screen.didset = MVP.Screen.text.didset : Swift.String
      k Label.text = … = TerminalKit.Label.text.setter : Swift.String
      k Credentials.init(email:) = Examples.Credentials.init(email: Swift.String) -> Examples.Credentials
      w DataStore.read() = protocol witness for Examples.DataStore.read() -> A.B in conformance Scenarios.Disk : Examples.DataStore in Scenarios
      f AppDriver.launch() = Scenarios.AppDriver.launch() -> ()
      t . = protocol witness for MVP.View.show() -> () in conformance MVP.Screen : MVP.View in MVP
      t . = protocol witness for Examples.DataStore.read() -> A.B in conformance MVP.Disk : Examples.DataStore in MVP
      t . = implicit closure #2 () -> () in implicit closure #1 (MVP.Screen) -> () -> () in MVP.Screen.load() -> ()
      t . = partial apply forwarder for closure #1 () -> () in MVP.Screen.load() -> ()
      t . = Swift.Optional.map<A, B>((A) throws -> B) throws -> B?
      t . = MVP.Screen.__allocating_init(model: MVP.Model) -> MVP.Screen
      t . = variable initialization expression of MVP.Screen.view : MVP.View?
      t . = MVP.Screen.email.init : Swift.String
      t . = outlined destroy of MVP.Screen?
      p Screen.make(_:) = MVP.Screen.make([MVP.Key : Swift.Int]) -> ()
      p Screen.perform(_:_:) = MVP.Screen.perform((A) -> B, (C, D) -> [E : F]) -> ((G) -> ())
      p Screen.subscript = MVP.Screen.subscript.getter : (Swift.Int) -> Swift.String
      p Screen.== = static MVP.Screen.__derived_enum_equals(MVP.Screen, MVP.Screen) -> Swift.Bool
      r Screen.closure in load() = (2) suspend resume partial function for closure #1 () async -> () in MVP.Screen.load() -> ()
      t Screen.deinit = TerminalKit.Screen.deinit
      t . = main
      """#.split(separator: "\n"))
  func `A symbol becomes a member as in the source, or a thunk`(line: Substring) throws {
    let place = try #require(line.ranges(of: " = ").last { !line[$0.upperBound...].hasPrefix("…") })
    let function = RecordedFunction(String(line[place.upperBound...]), patterns: ["MVP"])
    let name = function.name.map { "\($0.type).\($0.member)" } ?? "."
    #expect("\(function.kind.rawValue) \(name)" == line[..<place.lowerBound])
  }

  @Test func `A member is a value`() {
    func member(_ symbol: String) -> Recording.Member? {
      RecordedFunction(symbol, patterns: ["MVP"]).name?.member
    }
    #expect(
      member("MVP.Screen.show(Swift.Int, then: () -> ()) -> ()")
        == .method(name: "show", labels: ["_", "then"]))
    #expect(member("MVP.Screen.init(model: MVP.Model) -> MVP.Screen") == .initializer(labels: ["model"]))
    #expect(member("MVP.Screen.text.read2 : Swift.String") == .getter(of: "text"))
    #expect(member("MVP.Screen.text.modify2 : Swift.String") == .setter(of: "text"))
    #expect(member("MVP.Screen.text.didset : () -> ()") == .implicit(name: "didset"))
    #expect(
      member("closure #1 () -> () in ask #1 () -> () in MVP.Screen.load() -> ()")
        == .closure(in: .method(name: "load", labels: [])))
    #expect(
      member("ask #1 () -> () in MVP.Screen.load() -> ()")
        == .localFunction(name: "ask", in: .method(name: "load", labels: [])))
  }
}
