import TerminalText

/// The formats by the names that `--format` takes.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text, json, markdown, mermaid, html

  /// Renders a report with a trailing line break; the style and the choice of all details apply to text only.
  public func report(
    on subject: ReportSubject, style: OutputStyle, showsAll: Bool = false
  ) throws(ReportError) -> String {
    if case .session(let report) = subject, self == .text { return report.text(style) }
    return switch self {
    case .text:
      TextFormat(style: style).text(of: subject.document(showsAll ? .all : .screen(columns: style.width)))
    case .json: try subject.json()
    case .markdown: MarkdownFormat().text(of: subject.document(.page))
    case .html: try subject.page()
    // Only the diagrams, for other tools.
    case .mermaid:
      subject.document(.page).diagrams.map { $0.map { "\($0)\n" }.joined() }.joined(separator: "\n")
    }
  }
}
