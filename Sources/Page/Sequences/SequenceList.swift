import Examples
import Traces

/// A sequence of messages as a list.
struct SequenceList {
  let sequence: PageSequence
  let example: Example

  private var head: PageSequence.Head { sequence.head }

  var html: HTML {
    HTML.article(
      .class("sequence"),
      .id(head.id),
      .data("example", example.id),
      head.scenario.map { .data("scenario", $0) },
      .data("step", "0")
    ) {
      HTML.lines {
        HTML.h4 { head.title }
        figures
        HTML.ol(.class("steps")) { HTML.lines(sequence.steps.map(item)) }
      }
    }
  }

  /// The figures in a line; empty for a launch.
  private var figures: HTML {
    guard let figures = head.figures else { return .empty }
    return HTML.p { figures }
  }

  private func item(_ step: PageSequence.Step) -> HTML {
    let name = HTML.b { step.recorded.text }
    switch step.content {
    case .same(let other):
      return HTML.li {
        name
        " "
        HTML.a(.href(id: other)) { "as before" }
      }
    case .messages([]):
      return HTML.li {
        name
        " no message"
      }
    case .messages(let messages):
      let number = HTMLAttribute.data("step", "\(step.number)")
      return HTML.li(
        step.id.map(HTMLAttribute.id),
        step.id.map { _ in number }
      ) {
        name
        HTML.ol { Self.list(messages) }
      }
    }
  }

  /// The messages as list items. The script makes the member of each a link to
  /// its line, which would take as much room as everything else here.
  private static func list(_ messages: [Trace.Message]) -> HTML {
    let items = messages.map { message in
      "<li>\(HTMLText.escapedContent(words(of: message)))"
    }
    // There are tens of thousands of them.
    return HTML(trusted: items.joined())
  }

  /// Sender, receiver, member and place:
  /// `View → Presenter: tap() LoginView:7`.
  private static func words(of message: Trace.Message) -> String {
    let from = message.from ?? "start"
    let words = "\(from) → \(message.to): \(message.label)"
    guard let place = message.placeToRead else { return words }
    let file = place.fileName.replacing(".swift", with: "")
    return "\(words) \(file):\(place.line)"
  }
}
