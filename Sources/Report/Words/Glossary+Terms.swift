import Catalog
import Examples
import Records
import Verdicts

extension Glossary {
  /// The general terms, group by group.
  static let general = programs + claims + code + tests + verdicts

  private static let programs = entries(
    in: .programs,
    [
      Term(
        ["architecture", "pattern"],
        """
        A way to divide a program with a user interface; here with a card, \
        code for each example and tests.
        """
      ),
      Term(
        ["example"],
        """
        A small program in every pattern: \(listed(Example.all.map(\.name))). \
        A cell with arrows has a figure for each; names of roles stand once if \
        all have the same.
        """
      ),
      Term(
        ["scenario", "scenario run"],
        """
        Steps and the texts that they must show, the same for every pattern; a \
        run is on one pattern.
        """
      ),
      Term(
        ["card"],
        """
        The description of a pattern: roles, allowed arrows, claims, caveats \
        and sources, but no figures.
        """
      ),
      Term(
        ["role"],
        """
        A name in a pattern's literature, such as Presenter, and the \
        types that play it.
        """
      ),
      Term(
        ["part"],
        """
        A role's work in words common to all patterns: view, logic, model, \
        outside, navigation or wiring.
        """
      ),
      Term(
        ["wiring"],
        """
        The part that only assembles the others. Figures leave its types and \
        the composition root out unless their name has 'wiring'.
        """
      ),
      Term(
        ["composition root"],
        """
        The types beside a pattern's folders, which start every example. \
        Figures with wiring count its lines, but for the methods that \
        show another example.
        """
      ),
      Term(
        ["misuse", "reference"],
        """
        A pattern as its critics describe it: Massive MVC is MVC misused. It \
        is never an answer.
        """
      ),
      Term(
        ["caveat"],
        """
        A numbered remark on an error of a source, or on a departure \
        of the code from it.
        """
      ),
      Term(
        ["change request", "request", "cell"],
        """
        What a product owner could ask for, with its new scenarios; a \
        cell is the request made in one pattern: a patch of its code \
        and one of its tests.
        """
      ),
      Term(
        ["spread"],
        """
        The largest difference in a figure of a change request between two \
        authors of one pattern, over all patterns that have two, each cell as \
        it was delivered. In one request, a difference between patterns that is \
        no larger may be the author's; six together say more.
        """
      ),
      Term(
        ["broken test", "breaks", "repair"],
        """
        A test that fails, or a file of tests or fakes that no longer \
        compiles, once the code is changed and the tests are not yet; repair \
        is what has to go or change in them.
        """
      ),
    ]
  )

  private static let claims = entries(
    in: .claims,
    [
      Term(
        ["claim"],
        """
        A statement of a source on a pattern. A rule is none, as the source \
        prescribes it. A claim is judged against those whom its source \
        compared with, and holds in an example if all its figures do.
        """
      ),
      Term(
        ["hedge"],
        """
        A limit in a source's words. With 'may', 'can' or 'risk' one example \
        suffices, with 'often' or 'typically' more than half; a rule 'as much \
        as possible' is kept if most places keep it, and the others are shown.
        """
      ),
      Term(
        ["size of a difference", "margin"],
        """
        What 'slightly' or 'much' adds to a claim: slightly is less than 1.25 \
        times, much, far or huge at least 2 times as much.
        """
      ),
      Term(
        ["left out", "not applicable"],
        """
        An example does not count for a figure if a pattern lacks it or has no \
        such figure there, if all have nothing to count, if the figure is \
        about navigation and there is one screen, or if the source's words are \
        about a tiny example or a real app. Its figures are shown.
        """
      ),
      Term(
        ["contrast"],
        """
        A claim about a misuse, which this catalogue wrote to show it, so that \
        it is no evidence.
        """
      ),
      Term(
        ["prohibition"],
        """
        A sentence of a source that forbids references: the card has no arrow \
        for them, which the check enforces.
        """
      ),
      Term(
        ["can only tie", "tie"],
        """
        The cards leave both figures one value, or the patterns have the same \
        code under other names.
        """
      ),
      Term(
        ["pro, con, difference", "pro", "con", "difference"],
        "The side of a claim: for its pattern, against it, or neither."
      ),
      Term(
        ["kept, broken", "kept", "broken", "not applicable"],
        "The state of a rule, for which the code may also have nothing."
      ),
      Term(
        ["fixed"],
        """
        A measured claim to which the cards' arrows and rules, or equal code, \
        leave one outcome: it is no evidence.
        """
      ),
      Term(
        ["equal figures", "size"],
        """
        Sizes that differ by one, and all figures that differ by less than a \
        tenth of the larger, but for none against some. Numbers of roles are \
        equal only if they are the same.
        """
      ),
    ]
  )

  private static let code = entries(
    in: .code,
    [
      Term(
        ["arrow", "→", "⇢"],
        """
        A reference from one role to another: → to a concrete type, ⇢ to \
        protocols only. A card lists the allowed ones; any other is forbidden, \
        unless an exception excuses it.
        """
      ),
      Term(
        ["concrete, by protocol", "concrete", "by protocol"],
        """
        A reference to a class, struct or enum; or to a protocol, for which a \
        test can pass a double.
        """
      ),
      Term(
        ["surrounding", "outside"],
        """
        What a pattern uses and does not own: widgets, network, \
        storage and shared texts.
        """
      ),
      Term(
        ["fan-out"],
        """
        The number of other types that a type names, shared texts \
        and failures apart.
        """
      ),
      Term(
        ["Ca", "afferent"],
        """
        Afferent coupling: types of other roles that name a type of \
        this one; Martin 1994.
        """
      ),
      Term(
        ["Ce", "efferent"],
        """
        Efferent coupling: types of this role that name a type of \
        another; Martin 1994.
        """
      ),
      Term(
        ["change impact"],
        "Types that name the subject, directly or through other types."
      ),
      Term(
        ["cycle"],
        """
        Types that reach one another, as the code is written or at run time; \
        weak references count, so a cycle is no leak.
        """
      ),
      Term(
        ["message", "messages"],
        """
        A recorded call from one role to another, or between a role and \
        widgets, network or storage.
        """
      ),
      Term(
        ["hidden coupling", "hidden"],
        """
        Two roles with messages in a direction in which the compiler's \
        index has no reference.
        """
      ),
      Term(
        ["blind spot"],
        """
        A reference that the compiler's index does not record, or \
        not with its place.
        """
      ),
    ]
  )

  private static let tests = entries(
    in: .tests,
    [
      Term(
        ["double", "test double"],
        """
        A type of the tests that takes the place of a pattern's part, \
        behind a protocol. The fakes of network and disk, which all \
        patterns share, are not counted.
        """
      ),
      Term(
        ["through the logic", "tests through the logic"],
        """
        A unit test that replaces transport and store, and observes the view; \
        all of the pattern's objects between them are real.
        """
      ),
      Term(
        ["part alone", "tests of a part alone"],
        "A unit test that replaces what stands around one part of the pattern."
      ),
      Term(
        ["twin test", "tests of the same names"],
        """
        A test with the same name in every pattern: two can be \
        read side by side.
        """
      ),
      Term(
        [
          "widget-free, isolated",
          "widget-free",
          "isolated",
          "needs",
          "W",
          "N",
          "S",
        ],
        """
        A test is widget-free if it creates no widget, itself or through \
        concrete types. It is isolated if it uses no network (N) and no \
        storage (S) either.
        """
      ),
      Term(
        ["mutant", "mutation"],
        """
        A pattern's code with one small mistake; the mistakes are the same in \
        every pattern that can have them.
        """
      ),
      Term(
        ["mutants noticed", "by no other test"],
        """
        The mutants with which a test fails, and those with which \
        no other one does.
        """
      ),
      Term(
        ["lines that create an object"],
        """
        Lines of a test, its set-up and helpers that create a type of the \
        pattern or of the tests, or a widget.
        """
      ),
      Term(
        ["set-up and helpers of the suite"],
        """
        Stored properties, initialisers and helpers of its \
        suite that a test runs.
        """
      ),
      Term(
        ["notices them first"]
          + MutantResult.Detection.allCases.map(\.rawValue),
        """
        The first that fails with a mutant: the compiler, the program, a test, \
        a scenario, or nothing.
        """
      ),
      Term(
        ["record", "stale"],
        """
        The needs of the tests and the results of the mutants, kept in the \
        pattern's folder of the Catalog with a fingerprint of the code. If \
        that has changed since, their figures are left out until \
        '.ci/records' renews them.
        """
      ),
    ]
  )

  private static let verdicts =
    Verdict.allCases.map { verdict in
      Entry(
        group: .claims,
        names: [verdict.rawValue],
        definition: "A measured claim that \(verdict.words.meaning)."
      )
    }
    + Claim.Kind.allCases.map { kind in
      Entry(
        group: .claims,
        names: [kind.rawValue],
        definition: "A kind of statement: \(kind.meaning)."
      )
    }

  private static func entries(in group: Group, _ terms: [Term]) -> [Entry] {
    terms.map {
      Entry(group: group, names: $0.names, definition: $0.definition)
    }
  }

  /// A term with other words for it, and its definition.
  private struct Term {
    let names: [String]
    let definition: String

    init(_ names: [String], _ definition: String) {
      self.names = names
      self.definition = definition
    }
  }
}
