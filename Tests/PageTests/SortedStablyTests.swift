import Testing

@testable import Page

@Suite struct SortedStablyTests {
  @Test func `What is alike stays in its order`() {
    let words = ["four", "one", "five", "two", "three"]
    #expect(
      words.sortedStably(by: \.count)
        == ["one", "two", "four", "five", "three"])
  }
}
