import Examples
import Traces
import Verdicts

/// The window after the step whose messages stand below: once, if all patterns
/// look alike.
struct WindowPiece {
  let example: Example
  let content: PageContent
  let rows: StartRows

  /// The row; empty without recordings.
  var html: HTML {
    let moment = StartMoment(in: example, of: content.traces)
    guard let moment else { return .empty }
    let steps = rows.cards.compactMap(moment.step)
    let windows = steps.compactMap(\.window).distinct()
    if windows.count == 1 { return row(at: moment, windows[0]) }
    return rows.row(title(of: moment), of: example) { card in
      guard let window = moment.step(of: card)?.window else {
        return HTML.p { "none" }
      }
      return ScenarioWindows.frame(window)
    }
  }

  private func title(of moment: StartMoment) -> String {
    "The window after: \(moment.step)"
  }

  /// The row of a window that all patterns share.
  private func row(at moment: StartMoment, _ window: String) -> HTML {
    HTML.section(
      .class("row"),
      .data("example", example.id)
    ) {
      HTML.lines {
        HTML.h3 { title(of: moment) }
        HTML.div(.class("window"), .focusable) {
          ScenarioWindows.frame(window)
        }
      }
    }
  }
}
