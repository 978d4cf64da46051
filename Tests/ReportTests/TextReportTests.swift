import Catalog
import Foundation
import Measures
import Report
import TestSupport
import Testing

@testable import Comparison

/// Reports as text, letter by letter.
@Suite struct TextReportTests {
  /// Three patterns: two with code, of which one breaks a rule, and one without.
  private func several() throws -> Findings {
    let measured = try MadeUp.measured("three", "four")
    return Findings(
      examples: [.greeting], patterns: measured.patterns + MadeUp.findings.patterns.prefix(1),
      breaches: measured.breaches)
  }

  private func report(_ columns: Int, ascii: Bool = false) -> TextReport {
    TextReport(style: MadeUp.style(columns, ascii: ascii))
  }

  private func explained(_ id: String) throws -> String {
    let claims = try MadeUp.measured("three").patterns.flatMap(\.claims)
    return report(80).text(explaining: try #require(claims.first { $0.claim.id == id }))
  }

  /// The text without the table of figures, which the transcript of several patterns has.
  private func withoutFigures(_ text: String) -> String {
    text.split(separator: "\n\n").map { $0.contains("\nCost, Greeting\n") ? "(the figures)" : $0 }
      .joined(separator: "\n\n")
  }

  /// The text without the definitions of measures, which the pages in docs have.
  private func withoutDefinitions(_ text: String) -> String {
    text.components(separatedBy: "\n\n").map { paragraph in
      guard paragraph.hasPrefix("Words\n") else { return paragraph }
      let lines = paragraph.split(separator: "\n")
      let own = lines.prefix { !$0.hasPrefix("  forbidden") }
      let labels = lines.dropFirst(own.count).compactMap { line in
        line.prefix(40).lastIndex { $0 != " " }.map { line[...$0] }
      }
      return (own + labels).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  @Test func `Several patterns, at 100 columns`() throws {
    expectEqual(
      report(100).text(of: try several(), about: .everything),
      #"""
      Greeting in 3 architectures, each run through the same scenarios

                                    three  four  one
      Greeting scenarios passed       1/1   1/1  1/1
      Cost, Greeting
        files                           3     1
        types                           3     1
          of them protocols             1     0
        members                         1     0
        lines of code                  23    20
          in the view                  12    20
          in the logic                  8     0
          in the model                  0     0
          in network and storage        0     0
          in navigation                 0     0
          in protocols                  3     0
        of wiring roles, apart          6     0
      Coupling, Greeting
        role references, concrete       3     0
        role references, protocol       1     0
        forbidden references            1     0
        look-ups by name                0     0
        types in cycles as written      0     0
        types in run-time cycles        3     0
        seams                           1     0
        logic free of widgets        100%    0%
        logic that runs alone        100%    0%

      ✘ Sources/Patterns/Three/Greeting/Front.swift:5: THREE, Greeting: Front → Back is forbidden: Front
        mentions Back
      ✘ Sources/Patterns/Three/Greeting/Front.swift:10: THREE, Greeting: Front → Back is forbidden: Front
        calls and mentions Back
        If it is to be allowed, add in Catalog/Cards/ThreeCard.swift, among the arrows: Arrow(from:
        "Front", to: "Back", via: .concrete),

      Arrows found in Greeting: → concrete, ⇢ by protocol only; with pairs of types; wiring roles left out
        three  Front → Data 1, Front → Back 1 ✘ forbidden, Front → Widgets 1, Back → Data 1,
               Back ⇢ Front 1
        four   All → Widgets 1

      Claims put to the test: + pro, − con, = difference; own figure:closest other's, Greeting, Login
      THREE and 1 claim cited or of opinion
      ✔ supported     +  Has parts. three.parts 3:1, 2:1
      ✔ supported     −  Grows fast. three.grows 3.0×:2.5×
      ◐ mixed         =  Rule: names no logic. three.rule 1, 0
      FOUR and 0 claims cited or of opinion
      ONE and 1 claim cited or of opinion

      Caveats: Two small programs: an app of forty screens may differ. Sources are advocates; a
      contradicted claim is a result. Numbered caveats: three 1, four 0, one 1.
      Words
        verdicts               supported in both examples, or in the one that it is about; mixed in one of
                               the two; contradicted in neither; equal is neither more nor fewer.
        seams                  Counts the pairs of a type outside the wiring and a protocol of which it
                               uses a member, what that refines apart, so that a test can hand it a
                               double: the object seams of Feathers 2004.
        logic free of widgets  Divides the lines of the logic's types (the view's where it has none) that
                               need no widget, not even through a concrete type that they need, by those
                               of all of them.
        logic that runs alone  Divides the lines of the logic's types (the view's where it has none) that
                               need no widget, network or storage, not even through a concrete type that
                               they need, by those of all of them.

      ✘ 3 patterns × 1 scenario: 4 passed, 0 failed (2,474 steps); 2 broken rules
      Next: 'swift run compare three four' puts two side by side, 'swift run compare coupling three' shows
      the lines behind the arrows, 'swift run compare explain three.parts' those behind a verdict.

      """#)
  }

  @Test func `One pattern, at 80 columns`() throws {
    expectEqual(
      withoutFigures(report(80).text(of: try MadeUp.measured("three"), about: .everything)),
      #"""
      THREE ──────────────────────────────────────────────────────────────────────────
      A front, a back and a wire.

      Roles
        Data   Is `Person`.
        Front  Shows.
        Back   Decides.
        Wire   Wires.

      Terms: Doe
        Facade      Front, Back.greet
        Data <bus>  nothing (caveat 1)
      Terms: Doe 1999
        Facade  Wire (caveat 1)

      (the figures)

      Screen by screen, wiring roles included
                                    others
        classes, structures, enums       3
        protocols                        1

      ✘ Sources/Patterns/Three/Greeting/Front.swift:5: THREE, Greeting: Front → Back
        is forbidden: Front mentions Back
      ✘ Sources/Patterns/Three/Greeting/Front.swift:10: THREE, Greeting: Front → Back
        is forbidden: Front calls and mentions Back
        If it is to be allowed, add in Catalog/Cards/ThreeCard.swift, among the
        arrows: Arrow(from: "Front", to: "Back", via: .concrete),

      Arrows in Greeting
        Front → Data 1, Front → Back 1 ✘ forbidden, Front → Widgets 1, Back → Data 1,
        Back ⇢ Front 1, Wire → Front 1, Wire → Back 1
        allowed, not needed: Back → Network

      Pros
        ✔ supported     Has parts. (Doe; three.parts) types 3:1, 2:1
      Cons
        ✔ supported     Grows fast. (Doe; three.grows) growth of lines 3.0×:2.5×
      Differences
        ◐ mixed         Rule: names no logic. (Doe; three.rule) concrete references
                        view → logic 1, 0
        [opinion]       Is fine. (Doe; three.fine)

      Workflow of Login
        1.  Tap `it`.
        2.  See <it>.

      Caveats
        1.  Nobody wrote it. (shown by: nobody's *test* shows it)

      Verdicts and kinds of claims
        ✔ supported     measured: in both examples, or in the one that it is about
        ◐ mixed         measured: in one of the two
        ✘ contradicted  measured: in neither; equal is neither more nor fewer
        [cited]         a study found it; it is only quoted here
        [opinion]       nothing here can decide it
        Figures: the pattern's own : that of the closest pattern compared with;
        Greeting, Login if there are two.

      Sources
        Doe  Code

      ✘ 1 pattern × 1 scenario: 1 passed, 0 failed (3 steps); 2 broken rules
      Next: 'swift run compare source three' shows the code, 'swift run greet-three'
      tries it.

      """#)
  }

  @Test func `Two patterns, at 80 columns`() throws {
    expectEqual(
      withoutFigures(report(80).text(of: try MadeUp.measured("three", "four"), about: .everything)),
      #"""
      THREE and FOUR

      three  4 roles  Data, Front, Back, Wire
      four   1 role   All

      (the figures)

      ✘ Sources/Patterns/Three/Greeting/Front.swift:5: THREE, Greeting: Front → Back
        is forbidden: Front mentions Back
      ✘ Sources/Patterns/Three/Greeting/Front.swift:10: THREE, Greeting: Front → Back
        is forbidden: Front calls and mentions Back
        If it is to be allowed, add in Catalog/Cards/ThreeCard.swift, among the
        arrows: Arrow(from: "Front", to: "Back", via: .concrete),

      Differences in Greeting
        THREE has more files than FOUR: 3 against 1.
        THREE has more types than FOUR: 3 against 1.
        THREE has more protocols than FOUR: 1 against 0.
        THREE has more members than FOUR: 1 against 0.
        THREE has more lines than FOUR: 23 against 20.
        FOUR has more lines in the view than THREE: 20 against 12.
        THREE has more lines in the logic than FOUR: 8 against 0.
        THREE has more lines in protocols than FOUR: 3 against 0.
        THREE has more lines in wiring roles than FOUR: 6 against 0.
        THREE has more concrete references between roles than FOUR: 3 against 0.
        THREE has more protocol references between roles than FOUR: 1 against 0.
        THREE has more forbidden references than FOUR: 1 against 0.
        THREE has more types in run-time cycles than FOUR: 3 against 0.
        THREE has more seams than FOUR: 1 against 0.
        Logic free of widgets: 100 % in THREE, 0 % in FOUR.
        Logic that runs alone: 100 % in THREE, 0 % in FOUR.
        The same: lines in the model, lines in network and storage,
        lines in navigation, look-ups by name, types in cycles as written,
        roles that name widgets, roles that name network, roles that name storage

      What is said of the one against the other
        ✔ supported     Has parts. (Doe; three.parts) types 3:1, 2:1
        ✔ supported     Grows fast. (Doe; three.grows) growth of lines 3.0×:2.5×

      ✘ 2 patterns × 1 scenario: 2 passed, 0 failed (6 steps); 2 broken rules
      Next: 'swift run compare source three four' shows the code, 'swift run
      greet-three' tries it.

      """#)
  }

  @Test func `Two patterns without code, of which one fails, at 60 columns`() throws {
    expectEqual(
      report(60).text(of: MadeUp.findings, about: .everything),
      #"""
      ONE and TWO

      one  1 role   Whole
      two  2 roles  Front, Back

                                 one  two
      Greeting scenarios passed  1/1  0/1
      Login scenarios passed     1/1  1/1

      ✘ two, Greeting: shows the greeting
        step 2 of 1,234: see greeting "Hello David Blaine"
        - Hello David Blaine
        + ""
        ┌ Greeting ──────────────────────────────────────────────┐
        │ [ Show greeting ]                         showGreeting │
        │                                           greeting     │
        └────────────────────────────────────────────────────────┘

      What is said of the one against the other
        [measured]      Less to write. (Doe 1999; one.short)

      ✘ 2 patterns × 2 scenarios: 3 passed, 1 failed (4,936 steps)
      Next: 'swift run compare source one two' shows the code,
      'swift run login-one' tries it.

      """#)
  }

  @Test func `How the code hangs together, at 80 columns`() throws {
    expectEqual(
      withoutDefinitions(report(80).text(of: try MadeUp.measured("three"), about: .coupling)),
      #"""
      THREE, Greeting ────────────────────────────────────────────────────────────────
      Role matrix: row names column, pairs of types; within a role in brackets
                  1   2   3   4 Ca Ce outside
        1 Data  (0)   .   .   .  2  0
        2 Front   1 (1)   1   .  1  1 widgets
        3 Back    1   1 (0)   .  1  1
        4 Wire    .   1   1 (0)  0  0

      Arrows
        ✔ Front → Data excused: 1 concrete reference, 0 by protocol
            Front → Person: mentions (Sources/Patterns/Three/Greeting/Front.swift:6)
        ✘ Front → Back forbidden: 1 concrete reference, 0 by protocol
          ✘ Front → Back: calls, mentions
            (Sources/Patterns/Three/Greeting/Front.swift:5 and 1 more line)
        ✔ Front → Widgets allowed: 1 concrete reference, 0 by protocol
            Front → Label: writes (Sources/Patterns/Three/Greeting/Front.swift:8)
        ✔ Back → Data allowed: 1 concrete reference, 0 by protocol
            Back → Person: reads (Sources/Patterns/Three/Greeting/Back.swift:5)
        ✔ Back → Front allowed: 0 concrete references, 1 by protocol
            Back ⇢ Showing: calls (Sources/Patterns/Three/Greeting/Back.swift:4)
        – Back → Network allowed, not found
        ✔ Wire → Front allowed: 1 concrete reference, 0 by protocol
            Wire → Front: constructs (Sources/Patterns/Three/Greeting/Wire.swift:4)
        ✔ Wire → Back allowed: 1 concrete reference, 0 by protocol
            Wire → Back: constructs (Sources/Patterns/Three/Greeting/Wire.swift:5)

      Cycles
        as written: none
        at run time, 3 types: Showing, Front, Back

      Seams: 1
        Back ⇢ Showing

      Change impact
        Person.firstName: 2 of 3 types, 1 directly: Back
        Showing: 2 of 3 types, 2 directly: Front, Back

      Blind spots
        members that take or hold a function: 1
        Front.onTap (Sources/Patterns/Three/Greeting/Front.swift:4)
        look-ups by name, references that the compiler cannot see: 0
        references told by position only: 1

      Spread: of 3 types: propagation cost 67 %, average component dependency 2.0; at
      this size they rank nothing

      Words
        Ca                                    Afferent coupling: types of other roles
                                              that name a type of this one; Martin
                                              1994.
        Ce                                    Efferent coupling: types of this role
                                              that name a type of another; Martin
                                              1994.
        change impact                         Types that name the subject, and those
                                              that name them, and so on.
        forbidden references
        look-ups by name
        types in cycles as written
        types in run-time cycles
        seams
        members that take or hold a function
        references told by position only
        propagation cost
        average component dependency

      ✘ Sources/Patterns/Three/Greeting/Front.swift:5: THREE, Greeting: Front → Back
        is forbidden: Front mentions Back
      ✘ Sources/Patterns/Three/Greeting/Front.swift:10: THREE, Greeting: Front → Back
        is forbidden: Front calls and mentions Back
        If it is to be allowed, add in Catalog/Cards/ThreeCard.swift, among the
        arrows: Arrow(from: "Front", to: "Back", via: .concrete),
      ✘ 2 broken rules

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

  @Test func `Only a pattern that fails a scenario has its count in red`() {
    let style = MadeUp.style(60, color: .always)
    let text = TextReport(style: style).text(of: MadeUp.findings, about: .everything)
    #expect(text.contains("\u{1B}[31m0/1\u{1B}[39m"))
    #expect(!text.contains("\u{1B}[31m1/1"))
  }

  @Test func `What tests notice is shown as soon as it is known of one pattern`() throws {
    func report(on mutants: [PatternMutants]) throws -> String {
      let codebase = Codebase(
        graph: MadeUp.graph, cards: [MadeUp.three, MadeUp.four], mutants: mutants)
      let patterns = [MadeUp.three, MadeUp.four, MadeUp.one].map {
        PatternFindings(
          card: $0, examples: [.greeting, .login], results: [], code: codebase.entry(of: $0.id), claims: [])
      }
      return self.report(100).text(of: Findings(examples: [.login], patterns: patterns), about: .everything)
    }
    let results = MadeUp.mutants.patterns[0].results
    let tried = PatternMutants(pattern: "three", fingerprint: "", results: results)
    #expect(try report(on: [tried]).contains("\nTests, Login\n"))
    #expect(try !report(on: []).contains("Tests, "))
  }

  @Test func `Figures that just fit stay side by side, and else the larger half comes first`() throws {
    let measured = try several()
    let patterns = measured.patterns + measured.patterns + measured.patterns.prefix(1)
    let findings = Findings(examples: [.greeting], patterns: patterns)
    let ids: [Substring] = ["three", "four", "one", "three", "four", "one", "three"]
    func heads(_ columns: Int) -> [Substring] {
      report(columns).text(of: findings, about: .everything).split(separator: "\n").filter {
        $0.split(separator: " ").allSatisfy(ids.contains)
      }
    }
    let width = try #require(heads(200).first).count
    #expect(heads(width).map { $0.split(separator: " ") } == [ids])
    let halves = [Array(ids.prefix(4)), Array(ids.dropFirst(4))]
    #expect(heads(width - 1).map { $0.split(separator: " ") } == halves)
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

  @Test func `The claims with verdicts, without Unicode at 60 columns`() throws {
    let text = report(60, ascii: true).text(of: try MadeUp.measured("three", "four"), about: .claims)
    expectEqual(
      text.components(separatedBy: "Verdicts and kinds of claims\n")[0],
      #"""
      THREE ------------------------------------------------------
      A front, a back and a wire.
      Pros
        + supported     Has parts. (Doe; three.parts) types 3:1,
                        2:1
      Cons
        + supported     Grows fast. (Doe; three.grows) growth of
                        lines 3.0x:2.5x
      Differences
        ~ mixed         Rule: names no logic. (Doe; three.rule)
                        concrete references view -> logic 1, 0
        [opinion]       Is fine. (Doe; three.fine)

      FOUR -------------------------------------------------------
      All in one.


      """#)
  }

  @Test func `A verdict explained`() throws {
    expectEqual(
      try explained("three.parts"),
      #"""
      three.parts (THREE, pro)
        Has parts.
        Source: Code

      ✔ supported    holds in Greeting and Login

      Greeting: types, higher than in FOUR ✔ holds
        Counts the pattern's own types that play a role in the example, wiring apart,
        protocols included.
        this pattern: 3
          Sources/Patterns/Three/Greeting/Showing.swift:3  protocol Showing
          Sources/Patterns/Three/Greeting/Front.swift:3  class Front
          Sources/Patterns/Three/Greeting/Back.swift:3  class Back
        FOUR: 1
          Sources/Patterns/Four/Greeting/All.swift:3  class All

      Greeting: logic that runs alone, higher than in FOUR ✔ holds
        Divides the lines of the logic's types (the view's where it has none) that
        need no widget, network or storage, not even through a concrete type that they
        need, by those of all of them.
        this pattern: 100 %
          Sources/Patterns/Three/Greeting/Back.swift:3  Back, 8 lines, needs nothing
          of them
        FOUR: 0 %
          Sources/Patterns/Four/Greeting/All.swift:3  All, 20 lines, needs Label

      Login: types, higher than in FOUR ✔ holds
        this pattern: 2
          Sources/Patterns/Three/Login/Door.swift:3  class Door
          Sources/Patterns/Three/Login/Lock.swift:3  class Lock
        FOUR: 1
          Sources/Patterns/Four/Login/Whole.swift:3  class Whole

      Login: logic that runs alone, higher than in FOUR ✔ holds
        this pattern: 100 %
          Sources/Patterns/Three/Login/Lock.swift:3  Lock, 40 lines, needs nothing of
          them
        FOUR: 0 %
          Sources/Patterns/Four/Login/Whole.swift:3  Whole, 50 lines, needs Label

      """#)
  }

  @Test func `An opinion has nothing behind it`() throws {
    expectEqual(
      try explained("three.fine"),
      #"""
      three.fine (THREE, difference)
        Is fine.
        Source: Code

      [opinion]      nothing here can decide it

      """#)
  }
}
