import Examples
import Traces

/// A sequence of messages as a list.
struct SequenceList {
  let sequence: PageSequence
  let example: Example

  var html: String {
    let scenario = sequence.scenario.map { " data-scenario=\"\(HTMLText.escaped($0))\"" } ?? ""
    let items = sequence.steps.map(item)
    return """
      <article class="sequence" id="\(sequence.id)" data-example="\(example.id)"\(scenario) data-step="0">\
      <h4>\(HTMLText.escaped(sequence.title))</h4>
      \(sequence.figures.map { "<p>\($0)</p>" } ?? "")
      <ol class="steps">\(items.joined(separator: "\n"))</ol></article>
      """
  }

  private func item(_ step: PageSequence.Step) -> String {
    let head = "<b>\(HTMLText.escaped(step.recorded.text))</b>"
    switch step.content {
    case .same(let other): return "<li>\(head) <a href=\"#\(other)\">as before</a>"
    case .messages(let messages):
      guard !messages.isEmpty else { return "<li>\(head) no message" }
      let id = step.id.map { " id=\"\($0)\" data-step=\"\(step.number)\"" } ?? ""
      return "<li\(id)>\(head)<ol>\(Self.list(messages))</ol>"
    }
  }

  /// The messages as list items. The script makes the member of each a link to
  /// its line, which would take as much room as everything else here.
  private static func list(_ messages: [Trace.Message]) -> String {
    messages.map { "<li>\(HTMLText.escapedContent(words(of: $0)))" }.joined()
  }

  /// Sender, receiver, member and place: `View → Presenter: tap() LoginView:7`.
  private static func words(of message: Trace.Message) -> String {
    let words = "\(message.from ?? "start") → \(message.to): \(message.label)"
    guard let place = message.placeToRead else { return words }
    return "\(words) \(place.fileName.replacing(".swift", with: "")):\(place.line)"
  }
}
