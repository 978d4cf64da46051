import Testing

@testable import CodeGraph
@testable import Measures

/// Steps to another screen in an invented pattern, counted by hand.
@Suite struct ScreenStepTests {
  private func steps(member: String, of type: String = "ViewController") throws -> [String] {
    let sample = CodeSample(
      types: [("View", "Screen", .class, 20), ("Logic", "Guide", .class, 10)],
      links: [("Screen", type, [.inherits, .calls]), ("Screen", "Guide", [.calls])],
      members: [type: [member], "Guide": ["show()"]], named: [type: member, "Guide": "show()"],
      externalProtocols: [:])
    return try sample.code().figure(for: .screenSteps(by: .view)).evidence.map(\.text)
  }

  @Test func `A controller's method that shows or closes a screen is a step`() throws {
    #expect(try steps(member: "present(_:)").contains { $0.hasSuffix("ViewController.present(_:)") })
    #expect(try steps(member: "dismiss(completion:)").contains { $0.contains("dismiss") })
  }

  @Test(arguments: [true, false])
  func `A step that shows an alert can be left apart, in the line that makes one`(isOneLine: Bool) throws {
    let sample = CodeSample(
      types: [("View", "Screen", .class, 20)],
      links: [("Screen", "ViewController", [.calls]), ("Screen", "AlertController", [.constructs])],
      members: ["ViewController": ["present(_:)"]], named: ["ViewController": "present(_:)"],
      externalProtocols: [:], isOneLine: isOneLine)
    let code = try sample.code()
    #expect(try code.figure(for: .screenSteps(by: .view)).value == 1)
    #expect(try code.figure(for: .screenSteps(by: .view, .alertsApart)).value == (isOneLine ? 0 : 1))
  }

  @Test func `A function that returns an alert makes one`() throws {
    let alert = CodeSample.member(.method, "question()", "() -> TerminalKit.AlertController")
    let sample = CodeSample(
      types: [("View", "Screen", .class, 20), ("Logic", "Asker", .class, 10)],
      links: [("Screen", "ViewController", [.calls]), ("Screen", "Asker", [.calls])],
      members: ["ViewController": ["present(_:)"]],
      named: ["ViewController": "present(_:)", "Asker": "question()"], externalProtocols: [:],
      declared: ["Asker": [alert]], isOneLine: true)
    #expect(try sample.code().figure(for: .screenSteps(by: .view, .alertsApart)).value == 0)
  }

  @Test func `Another method is none, and neither is one of that name of another type`() throws {
    #expect(try steps(member: "loadViewIfNeeded()") == [])
    #expect(try steps(member: "present(_:)", of: "WButton") == [])
  }
}
