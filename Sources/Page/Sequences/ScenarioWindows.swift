import Catalog
import Examples
import Traces

/// The windows of a scenario, step by step: each once, since the patterns look
/// alike.
struct ScenarioWindows {
  /// A window and the patterns that look like this.
  private struct Window {
    let text: String
    var patterns: [String]
  }

  private struct Step {
    let text: String
    var windows: [Window] = []

    /// Adds a window of a pattern, unless it is known already.
    mutating func add(_ text: String, of pattern: String) {
      if let known = windows.firstIndex(where: { $0.text == text }) {
        windows[known].patterns.append(pattern)
      } else {
        windows.append(Window(text: text, patterns: [pattern]))
      }
    }
  }

  let example: Example
  let scenario: String
  private var steps: [Step] = []

  /// The id of the element with the windows.
  var id: String { "windows-\(example.id)-\(HTMLText.slug(scenario))" }

  /// Takes the recordings of a scenario, at most one of each pattern.
  init(_ traces: [Trace], of scenario: String, in example: Example) {
    self.example = example
    self.scenario = scenario
    for trace in traces {
      for (number, step) in trace.steps.enumerated() {
        if number == steps.count { steps.append(Step(text: step.text)) }
        guard let window = step.window else { continue }
        steps[number].add(window, of: trace.card.name)
      }
    }
  }

  /// The number of a window among the different ones after a step; nil if none
  /// was recorded.
  func number(of window: String?, afterStep number: Int) -> Int? {
    steps[number].windows.firstIndex { $0.text == window }
  }

  /// A list of the steps with their windows.
  var html: HTML {
    HTML.article(
      .class("windows"),
      .id(id),
      .data("example", example.id),
      .data("scenario", scenario),
      .data("step", "0")
    ) {
      HTML.h3 { "Windows: \(scenario)" }
      HTML.ol { HTML.lines(steps.map(item)) }
    }
  }

  private func item(of step: Step) -> HTML {
    HTML.li {
      HTML.b { step.text }
      for window in step.windows {
        HTML.figure {
          if step.windows.count > 1 {
            HTML.figcaption {
              window.patterns.joined(separator: ", ")
            }
          }
          Self.frame(window.text)
        }
      }
    }
  }

  /// A window as text.
  static func frame(_ window: String) -> HTML {
    let lines = window.split(separator: "\n").map { line in
      HTML.verbatim(String(line))
    }
    if lines.isEmpty { return HTML.p { "No window is open." } }
    return HTML.pre { HTML.lines(lines) }
  }
}
