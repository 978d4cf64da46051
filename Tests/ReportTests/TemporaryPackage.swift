import Foundation

/// A folder like the package's, gone when it is released.
final class TemporaryPackage {
  let url: URL

  /// Makes the folder with files by their paths; without any, with the made-up patterns' code.
  init(_ files: [String: String] = code) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "package-\(UUID().uuidString)")
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Puts a line at the end of a file.
  func append(_ line: String, to path: String) throws {
    let file = url.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data("\(text)\n\(line)\n".utf8).write(to: file)
  }

  static let code = [
    "Package.swift": "",
    "Sources/Examples/Greeting/Person.swift": "struct Person {}\n",
    "Sources/Patterns/One/Greeting/Whole.swift":
      "/// All of it is in here.\nfinal class Whole: DecidesAndShowsItAll {\n}\n\n",
    "Sources/Patterns/Two/Greeting/Front.swift": "final class Front: ShowsWhatItIsToldTo {}\n",
    "Sources/Patterns/Two/Greeting/Back.swift": "/// Decides – without showing.\nfinal class Back {\u{1B}}",
  ]
}
