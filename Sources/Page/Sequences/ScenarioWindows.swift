import Catalog
import Examples
import Traces

/// The windows of a scenario, step by step: each once, since
/// the patterns look alike.
struct ScenarioWindows {
  /// A window and the patterns that look like this.
  private struct Window {
    let text: String
    var patterns: [String]
  }

  private struct Step {
    let text: String
    var windows: [Window]
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
        if number == steps.count { steps.append(Step(text: step.text, windows: [])) }
        guard let text = step.window else { continue }
        if let known = steps[number].windows.firstIndex(where: { $0.text == text }) {
          steps[number].windows[known].patterns.append(trace.card.name)
        } else {
          steps[number].windows.append(Window(text: text, patterns: [trace.card.name]))
        }
      }
    }
  }

  /// The number of a window among the different ones after a step;
  /// nil if none was recorded.
  func number(of window: String?, afterStep number: Int) -> Int? {
    steps[number].windows.firstIndex { $0.text == window }
  }

  /// A list of the steps with their windows.
  var html: String {
    let items = steps.map { step in
      let windows = step.windows.map { window in
        let names = window.patterns.joined(separator: ", ")
        let caption = Markup.optional(
          "<figcaption>\(HTMLText.escaped(names))</figcaption>", if: step.windows.count > 1)
        return "<figure>\(caption)\(Self.frame(window.text))</figure>"
      }
      return "<li><b>\(HTMLText.escaped(step.text))</b>\(windows.joined())"
    }
    return """
      <article class="windows" id="\(id)" data-example="\(example.id)" data-scenario="\(HTMLText.escaped(scenario))" data-step="0">\
      <h3>Windows: \(HTMLText.escaped(scenario))</h3><ol>\(items.joined(separator: "\n"))</ol></article>
      """
  }

  /// A window as text.
  static func frame(_ window: String) -> String {
    let lines = window.split(separator: "\n").map { HTMLText.escapedContent(String($0)) }
    if lines.isEmpty { return "<p>No window is open.</p>" }
    return "<pre>\(lines.joined(separator: "\n"))</pre>"
  }
}
