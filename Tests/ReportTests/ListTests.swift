import TestSupport
import Testing

@Suite struct ListTests {
  @Test func `The list, at 60 columns`() {
    expectEqual(
      Sample.text(of: Sample.findings, about: .list, columns: 60),
      #"""
      one  ONE  Everything is in one place.
                1 role, 1 pro, 1 caveat
                swift run greet-one, swift run login-one
      two  TWO  One part shows | another decides.
                2 roles, 1 pro, 1 con, 1 difference, 2 caveats
                swift run greet-two, swift run login-two

      Next: 'swift run compare source one two' shows the code,
      'swift run login-one' runs it.

      """#)
  }
}
