import Testing

@testable import CodeGraph
@testable import Measures

/// Members that store, take or return a function, by their demangled types.
@Suite struct FunctionMemberTests {
  @Test(arguments: [
    (Member.Kind.property, "action", "() -> ()", true), (.property, "name", "Swift.String", false),
    (.property, "subscript(dynamicMember:)", "(Swift.String) -> Swift.Int", false),
    (.property, "subscript(dynamicMember:)", "(Swift.String) -> () -> ()", true),
    (.method, "logIn()", "() -> ()", false), (.method, "start(_:)", "(() -> ()) -> ()", true),
    (.initializer, "init(_:)", "(Swift.Int) -> One.Store", false),
    (.enumCase, "none", "(One.Way.Type) -> One.Way", false),
    (.enumCase, "some(_:)", "(One.Way.Type) -> (Swift.Int) -> One.Way", false),
    (.enumCase, "some(_:)", "(One.Way.Type) -> (() -> ()) -> One.Way", true),
  ])
  func `A member involves a function`(kind: Member.Kind, name: String, type: String, expected: Bool) {
    let member = Member(
      name: name, kind: kind, type: type, isStored: false, place: Place(file: "One.swift", line: 1))
    #expect(member.involvesFunction == expected)
  }
}
