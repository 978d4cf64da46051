import TestSupport
import Testing

@Suite struct ListTests {
  @Test func `The list, at 60 columns`() throws {
    expectEqual(
      Sample.text(of: .findings(try Sample.measured("three", "four"), about: .list), columns: 60),
      #"""
      three  THREE  A front, a back and a wire.
                    swift run greet-three, swift run login-three
      four   FOUR   All in one.
                    swift run greet-four, swift run login-four

      """#)
  }
}
