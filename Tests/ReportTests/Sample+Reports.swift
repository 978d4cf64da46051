import Verdicts
import Foundation
import TerminalText

@testable import Report

/// Reports in one format each.
extension Sample {
  static func text(
    of subject: ReportSubject, columns: Int = 80, ascii: Bool = false, color: ColorChoice = .never,
    showsAll: Bool = false
  ) -> String {
    TextFormat(style: style(columns, ascii: ascii, color: color)).text(
      of: subject.document(showsAll ? .all : .screen(columns: columns)))
  }

  static func markdown(of subject: ReportSubject) -> String {
    MarkdownFormat().text(of: subject.document(.page))
  }

  /// The sections of a page under some headings of any level.
  static func sections(_ titles: [String], of page: String) -> String {
    let sections = page.split(separator: /\n(?=#+ )/).filter { section in
      titles.contains { section.drop { $0 == "#" }.hasPrefix(" \($0)\n") }
    }
    return sections.joined(separator: "\n")
  }
}
