import CommandLineKit
import Page
import Report
import TerminalText

/// The formats by the names that `--format` takes.
enum ReportFormat: String, OptionValue, CaseIterable {
  case text, json, markdown, mermaid, html

  /// Renders a report with a trailing line break; the style and the choice of all details apply to text only.
  func report(
    on subject: ReportSubject, style: OutputStyle, showsAll: Bool
  ) throws(ReportError) -> String {
    switch self {
    case .text: subject.text(style, showsAll: showsAll)
    case .json: try subject.json()
    case .markdown: subject.markdown()
    case .mermaid: subject.mermaid()
    case .html: subject.page()
    }
  }
}
