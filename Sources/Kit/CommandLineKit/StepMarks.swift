import Foundation

/// Writes steps and windows into the file to which an instrumented build of this process writes its calls.
///
/// An entry is a word for its kind, where a call has an address, then the number of bytes of a text, and the text.
public struct StepMarks: Sendable {
  /// The environment variable with the file's path.
  public static let variable = "CATALOGUE_TRACE_OUTPUT"

  private enum Kind: UInt64 {
    case step = 0
    case window = 1
  }

  private let file: FileHandle

  /// Opens the file; nil if this process is not recorded.
  public init?(environment: [String: String]) {
    guard let path = environment[Self.variable] else { return nil }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Marks the start of a step, without the texts that it types.
  public func begin(_ step: String) {
    let words = step.split(separator: " ")
    let text =
      words.first == "type"
      ? words.prefix(2).joined(separator: " ") : String(step.prefix { !"\"{".contains($0) })
    write(.step, text.trimmingCharacters(in: .whitespaces))
  }

  /// Marks the end of a step: the calls until the next one are not recorded.
  public func end() { write(.step, "") }

  /// Writes the window after the step that has ended.
  public func show(_ window: String) { write(.window, window) }

  private func write(_ kind: Kind, _ text: String) {
    let bytes = Data(text.utf8)
    var entry = Data()
    for word in [kind.rawValue, UInt64(bytes.count)] {
      withUnsafeBytes(of: word) { entry.append(contentsOf: $0) }
    }
    // In one call, so that no entry of the recorder comes between.
    try? file.write(contentsOf: entry + bytes)
  }
}
