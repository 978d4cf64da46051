import Testing

@testable import Records

/// What of a unit test counts as an expectation.
@Suite struct ExpectationTests {
  @Test(arguments: [
    "    #expect(view.titles == [])", "let note = try #require(view.detail)", "+ expectEqual(text, \"a\")",
  ])
  func `Macros and the tests' own comparison expect something`(line: String) {
    #expect(line.expectsSomething)
  }

  @Test(arguments: ["    list.refresh()", "  @Test func `it expects nothing`() {", ""])
  func `Any other line expects nothing`(line: String) {
    #expect(!line.expectsSomething)
  }
}
