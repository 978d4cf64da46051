import Testing

@testable import Page
@testable import Verdicts

/// The questions of `compare choose` on the page.
@Suite struct ChoosePageTests {
  private func html() throws -> String {
    let content = Sample.content(Sample.findings)
    return try PageSection.choose.html(
      SectionContext(
        content: content, lines: LineAddresses(of: content), format: HTMLFormat(terms: [:]))
    ).markup
  }

  @Test func `Each question that a figure decides is asked, with its figures and their words`() throws {
    let html = try html()
    for part in [
      """
      <fieldset data-question="changes"><legend>1. What changes most often: rules, data, screens or navigation?</legend>
      <p><label>Answer <select><option value="">left out</option><option value="rules">rules: a rule of the business</option>
      """,
      """
      </select></label> <label>files, at most <input type="number" min="0" max="99999"></label>
      """,
      """
      <fieldset data-question="types"><legend>2. How many types per screen are bearable: at most how many?</legend>
      <p> <label>at most <input type="number" min="1" max="9999"></label>
      """,
      "<h3>2. How many types per screen are bearable: at most how many?</h3>",
      "\"cells\":{\"one\":\"1/0\",\"two\":\"4/–\"},\"legend\":\"files touched/tests broken by ",
      "\"losses\":{\"two\":\"4 files, 3 more than ONE\"}},",
    ] {
      #expect(html.components(separatedBy: part).count == 2, "\(part) in \(html)")
    }
    #expect(!html.contains("data-question=\"tested\"") && !html.contains("data-question=\"today\""))
  }

  /// What the script needs, so that it has no rule of its own: the self-test compares its answers with these.
  @Test func `The table says with which numbers a pattern remains, and what follows from some answers`()
    throws
  {
    let table = QuestionTable(Sample.questionnaire)
    let options = table.questions.map { $0.options[0] }
    #expect(options.map(\.remaining) == [["one"], nil])
    #expect(options.map(\.limits) == [["one": 1, "two": 4], ["one": 1, "two": 3]])
    #expect(options.map(\.apart) == [["one": ["two"]], ["one": ["two"]]])
    let sample = try #require(table.samples.first { $0.answers.map(\.text) == ["rules"] })
    #expect(sample.remaining == ["one"])
    #expect(sample.rejected == ["two": [.changes]])
    #expect(sample.turns.map(\.limit) == [4])
    #expect(sample.turns.map(\.gained) == [["two"]])
    #expect(sample.separation == nil)
  }
}
