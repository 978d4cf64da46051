import Foundation

/// A deliberate change of the package, such as a mistake in a pattern's code or the solution of an exercise.
public struct Change: Sendable, Hashable {
  /// The two forms of a change.
  public enum Form: Sendable, Hashable {
    /// A few pieces of text, for a change of some lines.
    case edits([Edit])
    /// Differences, for a change of whole files.
    case patch(Patch)
  }

  /// The name for messages, such as `the mutant 'cancel-ignored' of MVP`.
  public let name: String
  /// What is changed.
  public let form: Form
  /// What to do when the change no longer applies, with the command that checks it again.
  public let remedy: String

  /// Creates a change from its parts.
  public init(_ name: String, _ form: Form, remedy: String) {
    self.name = name
    self.form = form
    self.remedy = remedy
  }

  /// Changes the files of a folder; if an edit does not apply, none is changed.
  public func apply(to folder: URL) async throws(ChangeError) {
    switch form {
    case .edits(let edits):
      for (file, text) in try texts(after: edits, in: folder) {
        do {
          try Data(text.utf8).write(to: folder.appending(path: file), options: .atomic)
        } catch {
          throw .unwritable(change: name, file: file, reason: error.localizedDescription)
        }
      }
    case .patch(let patch): try await apply(patch, to: folder)
    }
  }

  /// Throws if the change does not apply to a folder.
  public func check(in folder: URL) async throws(ChangeError) {
    switch form {
    case .edits(let edits): _ = try texts(after: edits, in: folder)
    case .patch(let patch): try await apply(patch, to: folder, options: ["--check"])
    }
  }

  /// The number of the line in which one of the edits begins, from 1.
  public func line(of edit: Edit, in folder: URL) throws(ChangeError) -> Int {
    let text = try text(of: edit.file, in: folder)
    let start = try range(of: edit, in: text).lowerBound
    return text[..<start].count(where: \.isNewline) + 1
  }

  /// The texts of the edited files, by path.
  private func texts(after edits: [Edit], in folder: URL) throws(ChangeError) -> [String: String] {
    var texts: [String: String] = [:]
    for edit in edits {
      // A file may be edited twice.
      var text: String
      if let edited = texts[edit.file] {
        text = edited
      } else {
        text = try self.text(of: edit.file, in: folder)
      }
      text.replaceSubrange(try range(of: edit, in: text), with: edit.replacement)
      texts[edit.file] = text
    }
    return texts
  }

  private func text(of file: String, in folder: URL) throws(ChangeError) -> String {
    do {
      return try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    } catch {
      throw .unreadable(change: name, file: file, remedy: remedy)
    }
  }

  private func range(of edit: Edit, in text: String) throws(ChangeError) -> Range<String.Index> {
    let ranges = text.ranges(of: edit.original)
    guard ranges.count == 1, let range = ranges.first else {
      throw .notOnce(change: name, file: edit.file, count: ranges.count, remedy: remedy)
    }
    return range
  }

  private func apply(_ patch: Patch, to folder: URL, options: [String] = []) async throws(ChangeError) {
    do {
      try await patch.apply(to: folder, options: options)
    } catch {
      throw .patchFails(change: name, reason: error.reason, remedy: remedy)
    }
  }
}
