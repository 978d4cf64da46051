import Report
import Verdicts

extension PageSection {
  /// The questions of `compare choose`: asked, and below that with all figures.
  static let choose = PageSection(
    id: "choose",
    title: "Which one for us?",
    view: .choose
  ) { context throws(ReportError) in
    let questionnaire = context.content.questionnaire
    let questions = QuestionComposer(
      questionnaire: questionnaire,
      detail: .page)
    let composer = Composer(findings: context.content.findings, detail: .page)
    let figures = questions.document.sections.joined().belowHeading
    let words = QuestionWords(questionnaire)
    let json = try JSONText.of(words, isCompact: true)
    return HTML.lines {
      HTML.div(.class("choosing")) {
        HTML.block {
          QuestionForm(questionnaire: questionnaire).html
          HTML.div(.id("answer"), .aria("live", "polite"))
        }
      }
      context.format.html(figures + composer.absences, depth: 1)
      HTML.json(json, id: QuestionWords.id)
    }
  }
}
