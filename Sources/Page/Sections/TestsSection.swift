import Report
import Verdicts

extension PageSection {
  /// The unit tests of the patterns side by side, name by name.
  static let tests = PageSection(
    id: "tests", title: "Tests of the same name", view: .tests, formerIDs: ["compare-tests"], showsCode: true
  ) { context in
    TestsSection(context: context).html
  }
}

/// The inside of the section of tests. Every line stands in it once.
private struct TestsSection {
  let context: SectionContext

  var html: String {
    var renderer = CodeRenderer(linked: context.linkedLines)
    let rows = context.content.tests.map { self.rows(of: $0, &renderer) }
    return """
      <p>Every pattern has the same tests of its logic. Those of one name stand side by side, then what they share.</p>
      \(rows.joined(separator: "\n"))
      """
  }

  /// The tests of an example in rows of one name, then the set-up and the other types of the test target.
  private func rows(of comparison: TestComparison, _ renderer: inout CodeRenderer) -> String {
    let tests = comparison.names.map { name in
      row(name, of: comparison, isTest: true, &renderer) { pattern in
        pattern.tests.filter { $0.name == name }.map(\.test)
      }
    }
    let setUp = row("Set-up and helpers of the suite", of: comparison, &renderer) { pattern in
      pattern.tests.flatMap(\.setUp).distinct()
    }
    let types = row("Other types of the test target", of: comparison, &renderer) { pattern in
      pattern.tests.flatMap(\.types).distinct()
    }
    return (tests + [setUp, types]).joined(separator: "\n")
  }

  /// A row with some snippets of each pattern; files of tests differ in name, so only other snippets are named.
  private func row(
    _ title: String, of comparison: TestComparison, isTest: Bool = false, _ renderer: inout CodeRenderer,
    snippets: (PatternTests) -> [Snippet]
  ) -> String {
    PatternColumns(cards: context.cards).row(title, example: comparison.example.id) { card in
      guard let pattern = comparison.patterns.first(where: { $0.pattern == card.id }) else {
        return "<p>none"
      }
      let code = snippets(pattern).map { snippet in
        renderer.file(
          String(snippet.place.description.dropFirst("Tests/".count)), lines: snippet.lines,
          id: context.lines.id(ofFile: snippet.place.file), name: isTest ? nil : snippet.name,
          from: snippet.place.line)
      }
      return code.isEmpty ? "<p>none" : code.joined()
    }
  }
}
