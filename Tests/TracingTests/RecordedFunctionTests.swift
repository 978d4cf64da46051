import Testing

@testable import Tracing

@Suite struct RecordedFunctionTests {
  @Test(arguments: [
    (
      "MVP.LoginPresenter.logIn(email: Swift.String, password: Swift.String) -> ()", "p",
      "LoginPresenter.logIn(email:password:)"
    ),
    ("MVP.Screen.(didTap in _B9FB)() -> ()", "p", "Screen.didTap()"),
    (
      "MVP.Screen.show((Swift.String, Swift.Int), then: (Swift.Bool) -> ()) -> ()", "p",
      "Screen.show(_:then:)"
    ),
    (
      "static MVP.Screen.Part.make<A where A: Swift.Hashable>(of: [A : Swift.Int]) -> A", "p",
      "Screen.make(of:)"
    ),
    ("(extension in MVP):Swift.String.trimmed() -> Swift.String", "p", "String.trimmed()"),
    ("MVP.Screen.presenter.getter : MVP.Presenting?", "p", "Screen.presenter"),
    ("MVP.Screen.done.setter : (Swift.Int) -> ()", "p", "Screen.done = …"),
    ("MVP.Store.read() throws -> Foundation.Data?", "p", "Store.read()"),
    ("static MVP.Store.__derived_struct_equals(MVP.Store, MVP.Store) -> Swift.Bool", "p", "Store.=="),
    (
      "closure #1 @Sendable () async -> () in closure #2 () -> () in MVP.Screen.(load in _B9)(with: Swift.Int) -> ()",
      "p", "Screen.closure in load(with:)"
    ),
    ("ask #1 (Swift.Int) -> () in MVP.Screen.load() -> ()", "p", "Screen.ask in load()"),
    ("(1) await resume partial function for MVP.Client.send() async -> ()", "r", "Client.send()"),
    ("MVP.Screen.text.modify : Swift.String with unmangled suffix \".resume.0\"", "r", "Screen.text = …"),
    ("MVP.Screen.__isolated_deallocating_deinit", "r", "Screen.__isolated_deallocating_deinit"),
    ("TerminalKit.Label.text.setter : Swift.String", "k", "Label.text = …"),
    (
      "Examples.Credentials.init(email: Swift.String) -> Examples.Credentials", "k",
      "Credentials.init(email:)"
    ),
    (
      "protocol witness for Examples.DataStore.read() throws -> Foundation.Data? in conformance Scenarios.Disk : Examples.DataStore in Scenarios",
      "w", "DataStore.read()"
    ),
    ("Scenarios.AppDriver.launch() -> ()", "f", "AppDriver.launch()"),
    ("protocol witness for MVP.View.show() -> () in conformance MVP.Screen : MVP.View in MVP", "t", "."),
    (
      "protocol witness for Examples.LoginPattern.show() -> () in conformance MVP.Pattern : Examples.LoginPattern in MVP",
      "t", "."
    ),
    (
      "implicit closure #2 () -> () in implicit closure #1 (MVP.Screen) -> () -> () in MVP.Screen.viewDidLoad() -> ()",
      "t", "."
    ),
    ("partial apply forwarder for closure #1 () -> () in MVP.Screen.load() -> ()", "t", "."),
    ("MVP.Screen.__allocating_init(model: MVP.Model) -> MVP.Screen", "t", "."),
    ("variable initialization expression of MVP.Screen.view : MVP.View?", "t", "."),
    ("key path getter for MVP.Screen.view : MVP.View? : MVP.Screen", "t", "."),
    ("MVP.Screen.email.init : Swift.String", "t", "."),
    ("outlined destroy of MVP.Screen?", "t", "."),
    ("main", "t", "."),
  ])
  func `A symbol becomes a member as in the source, or a thunk`(text: String, kind: String, name: String) {
    let function = RecordedFunction(text, patterns: ["MVP"])
    #expect(function.kind.rawValue == kind)
    #expect("\(function.type).\(function.member)" == name)
  }
}
