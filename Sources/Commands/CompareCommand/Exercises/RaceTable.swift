import CommandLineKit
import Foundation

/// A group's own table: a file of rows with tabs between their values, which any spreadsheet opens.
///
/// The rows stand in the order in which they came; nothing sorts them.
struct RaceTable {
  private(set) var rows: [RaceRow] = []

  /// Reads the table of a file; without the file it is empty.
  ///
  /// - Throws: An error if the file is no such table, which is then left as it is.
  init(reading file: URL) throws(CommandFailure) {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard lines.first == RaceRow.heads, lines.allSatisfy({ $0.count == RaceRow.heads.count }) else {
      throw CommandFailure(
        "'\(file.path)' is no table of races. Name a new file by '--table'.", .usage)
    }
    rows = lines.dropFirst().map(RaceRow.init)
  }

  /// Adds a row; one of the same people, request and pattern is replaced in its place.
  mutating func put(_ row: RaceRow) {
    guard let place = rows.firstIndex(where: row.isSameRace) else { return rows.append(row) }
    rows[place] = row
  }

  /// Writes the table.
  func write(to file: URL) throws(CommandFailure) {
    let lines = ([RaceRow.heads] + rows.map(\.values)).map { $0.joined(separator: "\t") + "\n" }
    do {
      try OutputFile.replace(file, with: Data(lines.joined().utf8))
    } catch {
      throw CommandFailure("'\(file.path)' cannot be written: \(error.reason).", .internalError)
    }
  }
}
