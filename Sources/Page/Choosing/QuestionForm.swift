import Catalog
import Verdicts

/// The questions of `compare choose` as a form, which a script
/// reads; each may be left out.
struct QuestionForm {
  let questionnaire: Questionnaire

  var html: HTML {
    let questions = questionnaire.questions.enumerated()
    return HTML.form(.id("questions"), .aria("label", "Questions")) {
      HTML.block {
        questions.map { place, question in
          field(question, number: place + 1)
        }
      }
    }
  }

  private func field(_ question: Question, number: Int) -> HTML {
    HTML.fieldset(.data("question", question.id.rawValue)) {
      HTML.lines {
        HTML.legend { "\(number). \(question.text)" }
        HTML.p.open { controls(for: question) }
        HTML.p.open(.class("soft")) {
          "\(question.decider) \(question.rule)"
        }
      }
    }
  }

  // MARK: Answers

  @HTMLBuilder
  private func controls(for question: Question) -> [HTML] {
    switch question.form {
    case .word(let options):
      list(of: options.map(option))
      if options.contains(where: { $0.criterion?.request != nil }) {
        " "
        limit("files, at most")
      }
    case .number(let range, let criterion):
      " "
      limit(side(of: criterion), range)
    case .pattern:
      list(
        of: questionnaire.cards.map { card in
          HTML.option(.value(card.id)) { card.name }
        })
      " "
      limit("new lines, at most")
    }
  }

  private func side(of criterion: Criterion) -> String {
    let figures = questionnaire.figures(for: criterion)
    if figures.isUpperBound { return "at most" }
    return "at least"
  }

  private func list(of options: [HTML]) -> HTML {
    HTML.label {
      "Answer "
      HTML.select {
        HTML.option(.value("")) { "left out" }
        options
      }
    }
  }

  private func option(_ option: Question.Option) -> HTML {
    HTML.option(.value(option.word)) { "\(option.word): \(option.meaning)" }
  }

  /// A field for the number that limits a figure.
  private func limit(
    _ words: String,
    _ range: ClosedRange<Int> = Question.numberRange
  ) -> HTML {
    HTML.label {
      "\(words) "
      HTML.input(
        .type("number"),
        HTMLAttribute("min", "\(range.lowerBound)"),
        HTMLAttribute("max", "\(range.upperBound)"))
    }
  }
}
