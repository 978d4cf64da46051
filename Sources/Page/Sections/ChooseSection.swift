import Report
import Verdicts

extension PageSection {
  /// The wishes beside the figures.
  static let choose = PageSection(id: "choose", title: "Which one for us?", view: .choose) {
    context throws(ReportError) in
    let choice = context.content.choice
    let document = ChoiceComposer(choice: choice, detail: .page).document
    let absences = Composer(findings: context.content.findings, detail: .page).absences
    let table = try JSONText.of(ChoiceTable(choice), isCompact: true)
    return """
      <div class="js" id="answer" aria-live="polite"></div>
      \(context.format.html(Array(document.sections.joined().dropFirst()) + absences))
      \(PageFormat.element(table, id: "choice-table"))
      """
  }
}
