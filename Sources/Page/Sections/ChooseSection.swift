import Report
import Verdicts

extension PageSection {
  /// The questions of `compare choose`: asked, with scripts, and in any
  /// case with all figures.
  static let choose = PageSection(id: "choose", title: "Which one for us?", view: .choose) {
    context throws(ReportError) in
    let questionnaire = context.content.questionnaire
    let questions = QuestionComposer(questionnaire: questionnaire, detail: .page).document
    let absences = Composer(findings: context.content.findings, detail: .page).absences
    // The section has a heading of its own.
    let blocks = questions.sections.joined().dropFirst() + absences
    return """
      <div class="choosing js">
      \(QuestionForm(questionnaire: questionnaire).html)
      <div id="answer" aria-live="polite"></div>
      </div>
      \(context.format.html(Array(blocks), depth: 1))
      \(PageFormat.element(try JSONText.of(QuestionWords(questionnaire), isCompact: true), id: QuestionWords.id))
      """
  }
}
