import Catalog
import Verdicts

/// The questions of `compare choose` as a form, which a script
/// reads; each may be left out.
struct QuestionForm {
  let questionnaire: Questionnaire

  var html: String {
    let questions = questionnaire.questions.enumerated().map { place, question in
      field(question, number: place + 1)
    }
    return """
      <form id="questions" aria-label="Questions">
      \(questions.joined(separator: "\n"))
      </form>
      """
  }

  private func field(_ question: Question, number: Int) -> String {
    """
    <fieldset data-question="\(question.id)"><legend>\(number). \(HTMLText.escaped(question.text))</legend>
    <p>\(controls(for: question))
    <p class="soft">\(HTMLText.escaped("\(question.decider) \(question.rule)"))</fieldset>
    """
  }

  private func controls(for question: Question) -> String {
    switch question.form {
    case .word(let options):
      let isLimited = options.contains { $0.criterion?.request != nil }
      let limit = Markup.optional(self.limit("files, at most"), if: isLimited)
      return select(options.map(option)) + limit
    case .number(let range, let criterion):
      return self.limit(side(of: criterion), range)
    case .pattern:
      let options = questionnaire.cards.map { Self.option($0.id, $0.name) }
      return select(options) + limit("new lines, at most")
    }
  }

  private func side(of criterion: Criterion) -> String {
    if questionnaire.figures(for: criterion).isUpperBound { return "at most" }
    return "at least"
  }

  private func select(_ options: [String]) -> String {
    "<label>Answer <select><option value=\"\">left out</option>\(options.joined())</select></label>"
  }

  private func option(_ option: Question.Option) -> String {
    Self.option(option.word, "\(option.word): \(option.meaning)")
  }

  private static func option(_ value: String, _ text: String) -> String {
    "<option value=\"\(HTMLText.escaped(value))\">\(HTMLText.escaped(text))</option>"
  }

  /// A field for the number that limits a figure.
  private func limit(_ words: String, _ range: ClosedRange<Int> = Question.numberRange) -> String {
    """
     <label>\(words) <input type="number" min="\(range.lowerBound)" max="\(range.upperBound)"></label>
    """
  }
}
