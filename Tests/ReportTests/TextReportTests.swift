import Comparison
import Report
import Testing

/// Reports as text, letter by letter.
@Suite struct TextReportTests {
  @Test func `Everything, at 100 columns`() {
    expectEqual(
      TextReport(style: MadeUp.style(100)).text(of: MadeUp.findings, about: .everything),
      #"""
      Greeting and Login in 2 architectures, each run through the same scenarios

                                                                                      steps  one  two
        Greeting
          shows the greeting                                                          1,234   ✔    ✘
        Login
          a name that is very long, and longer than any report has room for in a      1,234   ✔    ✔
            row

      ✘ two, Greeting: shows the greeting
        step 2 of 1,234: see greeting "Hello David Blaine"
        - Hello David Blaine
        + ""
        ┌ Greeting ────────────────────────────────────────────────────────────┐
        │ [ Show greeting ]                                       showGreeting │
        │                                                         greeting     │
        └──────────────────────────────────────────────────────────────────────┘

      ONE ────────────────────────────────────────────────────────────────────────────────────────────────
      Everything is in one place.

      Roles
        Whole  Does it all.
      Pros
        [measured]  Less to write. (Doe 1999; one.short)
      Caveats
        1.  The book is <old>.

      TWO ────────────────────────────────────────────────────────────────────────────────────────────────
      One part shows | another decides.

      Roles
        Front  Shows.
        Back   Decides *everything* that there is to decide.
      Pros
        [cited]     A study finds it clear. (Study; two.clear)
      Cons
        [opinion]   Takes a while to write, and longer than that to explain to anybody else.
                    (Doe 1999; two.long)
      Differences
        [measured]  Has two parts. (Doe 1999; two.other)
      Caveats
        1.  First.
        2.  The study is about something else – as the café in `Zoë` shows, or does not.

      Kinds of claims
        [measured]  the code of the examples can decide it
        [cited]     a study found it; it is only quoted here
        [opinion]   nothing here can decide it

      Sources
        Doe 1999  J. Doe: A Book, 1999
        Study     A Study, A Place

      ✘ 2 patterns × 2 scenarios: 3 passed, 1 failed (4,936 steps)
      Next: 'swift run compare source one two' shows the code, 'swift run login-one' tries it.

      """#)
  }

  @Test func `Everything, at 60 columns`() {
    expectEqual(
      TextReport(style: MadeUp.style(60)).text(of: MadeUp.findings, about: .everything),
      #"""
      Greeting and Login in 2 architectures, each run through the
      same scenarios

                                                   steps  one  two
        Greeting
          shows the greeting                       1,234   ✔    ✘
        Login
          a name that is very long, and longer     1,234   ✔    ✔
            than any report has room for in a row

      ✘ two, Greeting: shows the greeting
        step 2 of 1,234: see greeting "Hello David Blaine"
        - Hello David Blaine
        + ""
        ┌ Greeting ──────────────────────────────────────────────┐
        │ [ Show greeting ]                         showGreeting │
        │                                           greeting     │
        └────────────────────────────────────────────────────────┘

      ONE ────────────────────────────────────────────────────────
      Everything is in one place.

      Roles
        Whole  Does it all.
      Pros
        [measured]  Less to write. (Doe 1999; one.short)
      Caveats
        1.  The book is <old>.

      TWO ────────────────────────────────────────────────────────
      One part shows | another decides.

      Roles
        Front  Shows.
        Back   Decides *everything* that there is to decide.
      Pros
        [cited]     A study finds it clear. (Study; two.clear)
      Cons
        [opinion]   Takes a while to write, and longer than that
                    to explain to anybody else.
                    (Doe 1999; two.long)
      Differences
        [measured]  Has two parts. (Doe 1999; two.other)
      Caveats
        1.  First.
        2.  The study is about something else – as the café in
            `Zoë` shows, or does not.

      Kinds of claims
        [measured]  the code of the examples can decide it
        [cited]     a study found it; it is only quoted here
        [opinion]   nothing here can decide it

      Sources
        Doe 1999  J. Doe: A Book, 1999
        Study     A Study, A Place

      ✘ 2 patterns × 2 scenarios: 3 passed, 1 failed (4,936 steps)
      Next: 'swift run compare source one two' shows the code,
      'swift run login-one' tries it.

      """#)
  }

  @Test func `Everything without Unicode, at 60 columns`() {
    expectEqual(
      TextReport(style: MadeUp.style(60, ascii: true)).text(of: MadeUp.findings, about: .everything),
      #"""
      Greeting and Login in 2 architectures, each run through the
      same scenarios

                                                   steps  one  two
        Greeting
          shows the greeting                       1,234   +    x
        Login
          a name that is very long, and longer     1,234   +    +
            than any report has room for in a row

      x two, Greeting: shows the greeting
        step 2 of 1,234: see greeting "Hello David Blaine"
        - Hello David Blaine
        + ""
        + Greeting ----------------------------------------------+
        | [ Show greeting ]                         showGreeting |
        |                                           greeting     |
        +--------------------------------------------------------+

      ONE --------------------------------------------------------
      Everything is in one place.

      Roles
        Whole  Does it all.
      Pros
        [measured]  Less to write. (Doe 1999; one.short)
      Caveats
        1.  The book is <old>.

      TWO --------------------------------------------------------
      One part shows | another decides.

      Roles
        Front  Shows.
        Back   Decides *everything* that there is to decide.
      Pros
        [cited]     A study finds it clear. (Study; two.clear)
      Cons
        [opinion]   Takes a while to write, and longer than that
                    to explain to anybody else.
                    (Doe 1999; two.long)
      Differences
        [measured]  Has two parts. (Doe 1999; two.other)
      Caveats
        1.  First.
        2.  The study is about something else - as the cafe in
            `Zoe` shows, or does not.

      Kinds of claims
        [measured]  the code of the examples can decide it
        [cited]     a study found it; it is only quoted here
        [opinion]   nothing here can decide it

      Sources
        Doe 1999  J. Doe: A Book, 1999
        Study     A Study, A Place

      x 2 patterns x 2 scenarios: 3 passed, 1 failed (4,936 steps)
      Next: 'swift run compare source one two' shows the code,
      'swift run login-one' tries it.

      """#)
  }

  @Test func `The list, at 60 columns`() {
    expectEqual(
      TextReport(style: MadeUp.style(60)).text(of: MadeUp.findings, about: .list),
      #"""
      one  ONE  Everything is in one place.
                1 role, 1 pro, 1 caveat
                swift run greet-one, swift run login-one
      two  TWO  One part shows | another decides.
                2 roles, 1 pro, 1 con, 1 difference, 2 caveats
                swift run greet-two, swift run login-two

      Next: 'swift run compare source one two' shows the code,
      'swift run login-one' tries it.

      """#)
  }

  @Test func `The scenarios, in colour`() {
    expectEqual(
      TextReport(style: MadeUp.style(60, color: .always)).text(of: MadeUp.findings, about: .scenarios),
      #"""
                                                   \#u{1B}[2msteps\#u{1B}[22m  \#u{1B}[1mone\#u{1B}[22m  \#u{1B}[1mtwo\#u{1B}[22m
        \#u{1B}[1mGreeting\#u{1B}[22m
          shows the greeting                       \#u{1B}[2m1,234\#u{1B}[22m   \#u{1B}[32m✔\#u{1B}[39m    \#u{1B}[31m✘\#u{1B}[39m
        \#u{1B}[1mLogin\#u{1B}[22m
          a name that is very long, and longer     \#u{1B}[2m1,234\#u{1B}[22m   \#u{1B}[32m✔\#u{1B}[39m    \#u{1B}[32m✔\#u{1B}[39m
            than any report has room for in a row

      \#u{1B}[31m✘\#u{1B}[39m \#u{1B}[1mtwo, Greeting: shows the greeting\#u{1B}[22m
        step 2 of 1,234: see greeting "Hello David Blaine"
      \#u{1B}[31m  - Hello David Blaine\#u{1B}[39m
      \#u{1B}[32m  + ""\#u{1B}[39m
        ┌ Greeting ──────────────────────────────────────────────┐
        │ [ Show greeting ]                         showGreeting │
        │                                           greeting     │
        └────────────────────────────────────────────────────────┘

      \#u{1B}[31m✘\#u{1B}[39m 2 patterns × 2 scenarios: 3 passed, 1 failed (4,936 steps)

      """#)
  }

  @Test func `The claims, at 80 columns`() {
    expectEqual(
      TextReport(style: MadeUp.style(80)).text(of: MadeUp.findings, about: .claims),
      #"""
      ONE ────────────────────────────────────────────────────────────────────────────
      Everything is in one place.
      Pros
        [measured]  Less to write. (Doe 1999; one.short)

      TWO ────────────────────────────────────────────────────────────────────────────
      One part shows | another decides.
      Pros
        [cited]     A study finds it clear. (Study; two.clear)
      Cons
        [opinion]   Takes a while to write, and longer than that to explain to anybody
                    else. (Doe 1999; two.long)
      Differences
        [measured]  Has two parts. (Doe 1999; two.other)

      Kinds of claims
        [measured]  the code of the examples can decide it
        [cited]     a study found it; it is only quoted here
        [opinion]   nothing here can decide it

      Sources
        Doe 1999  J. Doe: A Book, 1999
        Study     A Study, A Place

      """#)
  }
}
