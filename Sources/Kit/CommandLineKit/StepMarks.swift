import Foundation

/// Writes steps into the file to which an instrumented build of this process writes its calls.
public struct StepMarks: Sendable {
  /// The environment variable with the file's path.
  public static let variable = "CATALOGUE_TRACE_OUTPUT"

  private let file: FileHandle

  /// Opens the file; nil if this process is not recorded.
  public init?(environment: [String: String]) {
    guard let path = environment[Self.variable] else { return nil }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Marks the start of a step, without the texts that it types; an empty one ends the recording.
  public func mark(_ step: String) {
    let words = step.split(separator: " ")
    let text = Data(
      (words.first == "type"
        ? words.prefix(2).joined(separator: " ") : String(step.prefix { !"\"{".contains($0) }))
        .trimmingCharacters(in: .whitespaces).utf8)
    var mark = Data()
    for word in [0, UInt64(text.count)] { withUnsafeBytes(of: word) { mark.append(contentsOf: $0) } }
    // In one call, so that no entry of the recorder comes between.
    try? file.write(contentsOf: mark + text)
  }
}
