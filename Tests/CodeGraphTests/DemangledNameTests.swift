import Testing

@testable import CodeGraph

@Suite struct DemangledNameTests {
  @Test(arguments: [
    ("Examples.Person", ["Examples", "Person"], ""),
    ("MVP.Outer.Inner.name : Swift.String", ["MVP", "Outer", "Inner", "name"], "Swift.String"),
    ("MVP.A.(hidden in _FDBE122A).run() -> ()", ["MVP", "A", "hidden", "run"], "() -> ()"),
    ("MVP.A.(run in _FDBE122A)(label: Swift.Int) -> ()", ["MVP", "A", "run"], "(label: Swift.Int) -> ()"),
    (
      "static Examples.LoginStrings.cancelled : Swift.String", ["Examples", "LoginStrings", "cancelled"],
      "Swift.String"
    ),
    (
      "(extension in Foundation):Swift.StringProtocol.trim(in: Foundation.CharacterSet) -> Swift.String",
      ["Swift", "StringProtocol", "trim"], "(in: Foundation.CharacterSet) -> Swift.String"
    ),
    (
      "TerminalKit.Control.addTarget<A where A: AnyObject>(_: A, action: (A) -> () -> ()) -> ()",
      ["TerminalKit", "Control", "addTarget"], "(_: A, action: (A) -> () -> ()) -> ()"
    ),
  ]) func `A demangled name has a path and a type`(text: String, path: [String], type: String) {
    let name = DemangledName(text)
    #expect(name.path == path)
    #expect(name.type == type)
  }
}
