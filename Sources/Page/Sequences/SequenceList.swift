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

  /// The messages as list items; the script makes links of the places, which would take as much room as everything else here.
  private static func list(_ messages: [Trace.Message]) -> String {
    messages.map { message in
      let ends = HTMLText.escaped("\(message.from ?? "start") → \(message.to)")
      let place = message.placeToRead.map {
        " \($0.file.split(separator: "/").last ?? "")".replacing(".swift", with: "") + ":\($0.line)"
      }
      return "<li>\(ends) <a>\(HTMLText.escaped(message.label))</a>\(HTMLText.escaped(place ?? ""))"
    }.joined()
  }
}
