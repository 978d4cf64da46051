import Catalog
import Examples
import Report
import Traces

/// The messages of the first step that causes any after the launch.
struct MessagePiece {
  let example: Example
  let content: PageContent
  let rows: StartRows

  /// The row, empty without recordings; throws if the link cannot be written.
  func html() throws(ReportError) -> HTML {
    let moment = StartMoment(in: example, of: content.traces)
    guard let moment else { return .empty }
    let choices = try JSONText.of(
      ["scenario": moment.scenario],
      isCompact: true)
    return rows.row("Messages: \(moment.step)", of: example) { card in
      guard let step = moment.step(of: card) else { return HTML.p { "none" } }
      return HTML.lines {
        list(of: step.messages)
        HTML.p {
          HTML.link(to: .play, choices: choices) { "Play it" }
        }
      }
    }
  }

  private func list(of messages: [Trace.Message]) -> HTML {
    let most = StartRows.most
    return HTML.pieces {
      HTML.ol { HTML.lines(messages.prefix(most).map(item)) }
      if messages.count > most {
        HTML.p { "and \(messages.count - most) more" }
      }
    }
  }

  private func item(_ message: Trace.Message) -> HTML {
    HTML.li {
      "\(message.from ?? "start") → \(message.to) "
      HTML.code { message.label }
    }
  }
}
