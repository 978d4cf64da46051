import Testing

@testable import Traces

@Suite struct RecordedMemberTests {
  private let load = Recording.Member.method(name: "load", labels: ["_", "then"])

  @Test func `A member is shown as in the source`() {
    let members: [Recording.Member] = [
      load, .initializer(labels: []), .getter(of: "user"), .setter(of: "text"), .closure(in: load),
      .localFunction(name: "ask", in: .getter(of: "user")), .implicit(name: "deinit"),
    ]
    #expect(
      members.map(\.description) == [
        "load(_:then:)", "init()", "user", "text = …", "closure in load(_:then:)", "ask in user", "deinit",
      ])
  }

  @Test func `A line may be broken between labels`() {
    #expect(load.text(betweenLabels: " ") == "load(_: then:)")
    #expect(Recording.Member.closure(in: load).text(betweenLabels: " ") == "closure in load(_: then:)")
  }

  @Test func `An accessor is declared by its property`() {
    #expect(Recording.Member.setter(of: "text").declaration == "text")
    #expect(Recording.Member.getter(of: "text").declaration == "text")
    #expect(load.declaration == "load(_:then:)")
  }
}
