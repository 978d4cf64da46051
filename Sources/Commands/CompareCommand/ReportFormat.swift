import CommandLineKit
import Page
import Report
import TerminalText

/// The formats by the names that `--format` takes.
enum ReportFormat: String, OptionValue, CaseIterable {
  case text, json, markdown, mermaid, html

  /// Renders a report with a trailing line break; the style and the choice of all details apply to text only, the assets to
  /// pages only.
  func report(
    on subject: ReportSubject, style: OutputStyle, showsAll: Bool,
    assets: () throws(CommandFailure) -> PageAssets
  ) throws(CommandFailure) -> String {
    switch self {
    case .text: return subject.text(style, showsAll: showsAll)
    case .json:
      do throws(ReportError) {
        return try subject.json()
      } catch {
        throw .report(error)
      }
    case .markdown: return subject.markdown()
    case .mermaid: return subject.mermaid()
    case .html: return subject.page(try assets())
    }
  }
}
