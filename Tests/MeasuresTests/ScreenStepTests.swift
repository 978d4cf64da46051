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

  @Test func `Another method is none, and neither is one of that name of another type`() throws {
    #expect(try steps(member: "loadViewIfNeeded()") == [])
    #expect(try steps(member: "present(_:)", of: "WButton") == [])
  }
}
