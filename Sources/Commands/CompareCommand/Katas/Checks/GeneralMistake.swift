import Records
import Foundation

/// A mistake that is planted by replacing pieces of text wherever they occur, in code that nobody has seen.
struct GeneralMistake: Decodable, Sendable {
  /// A text, and what it is replaced by, in the files of a folder.
  struct Replacement: Decodable, Sendable {
    let folder: String
    let text: String
    let by: String
  }

  /// What is wrong then, such as "another text".
  let name: String
  let replacements: [Replacement]
  /// The names of the tests that must fail with it.
  let tests: [String]
  /// What the code must have for it, for the message if it has not.
  let condition: String
  /// A file beside the kata's page that the replaced code needs, and its path in the package.
  let helper: String?
  let helperPath: String?

  /// The mistakes of a kata.
  @MainActor
  static func all(in context: CheckContext) throws(CommandFailure) -> [GeneralMistake] {
    let text = try context.text(of: "mistakes.json")
    do {
      return try JSONDecoder().decode([GeneralMistake].self, from: Data(text.utf8))
    } catch {
      throw CommandFailure("'mistakes.json' of the kata cannot be read: \(error).", .internalError)
    }
  }

  /// The helper, if it has one.
  @MainActor
  func additions(in context: CheckContext) throws(CommandFailure) -> [AddedFile] {
    guard let helper, let helperPath else { return [] }
    return [AddedFile(path: helperPath, text: try context.text(of: helper))]
  }

  /// The files with the mistake in them; none if nothing is replaced.
  func files(in package: URL) -> [AddedFile] {
    let folders = Set(replacements.map(\.folder)).sorted()
    return folders.flatMap { folder in
      let pieces = replacements.filter { $0.folder == folder }
      return SourceFolder(folder, of: package).files.compactMap { file in
        let wrong = file.lines.map { Self.line($0, with: pieces) }
        return wrong == file.lines ? nil : AddedFile(path: file.path, text: wrong.joined(separator: "\n"))
      }
    }
  }

  /// What a test expects stays: the mistake is in what it looks at.
  private static func line(_ line: String, with pieces: [Replacement]) -> String {
    if line.expectsSomething || line.contains("==") { return line }
    return pieces.reduce(line) { $0.replacing($1.text, with: $1.by) }
  }
}
