import TestSupport
import Testing

@Suite struct ListTests {
  @Test func `The list, at 60 columns`() throws {
    expectEqual(
      Sample.text(of: .findings(try Sample.measured("three", "four"), about: .list), columns: 60),
      #"""
      three  THREE  A front, a back and a wire.
                    4 roles, 1 pro, 3 cons, 1 difference, 1 caveat
                    swift run greet-three, swift run login-three
      four   FOUR   All in one.
                    1 role
                    swift run greet-four, swift run login-four

      Next: 'swift run compare source three four' shows the code,
      'swift run greet-three' runs it.

      """#)
  }
}
