import Foundation

/// A file with one fact a line, each a JSON value: the same facts give the same bytes.
package struct RecordFile {
  /// The path in the package.
  let path: String
  /// The command that writes the file anew.
  let renewal: String

  /// A file at a path in the package, which a command writes.
  package init(path: String, renewal: String) {
    self.path = path
    self.renewal = renewal
  }

  /// Reads the facts.
  package func facts<Fact: Decodable>(
    _ type: Fact.Type = Fact.self, in package: URL
  ) throws(RecordError) -> [Fact] {
    guard let data = try? Data(contentsOf: package.appending(path: path)) else {
      throw .missing(path: path, renewal: renewal)
    }
    var facts: [Fact] = []
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
      guard let fact = try? decoder.decode(Fact.self, from: Data(line)) else {
        throw malformed(line: facts.count + 1)
      }
      facts.append(fact)
    }
    // A file that was cut off has no last line break.
    guard data.last == UInt8(ascii: "\n") else { throw malformed(line: facts.count + 1) }
    return facts
  }

  /// Writes the facts.
  package func write(_ facts: [some Encodable], in package: URL) throws(RecordError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let file = package.appending(path: path)
    do {
      var data = Data()
      for fact in facts { data += try encoder.encode(fact) + [UInt8(ascii: "\n")] }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
  }

  /// The error of a line that is not what the record has there.
  package func malformed(line: Int) -> RecordError {
    .malformed(path: path, line: line, renewal: renewal)
  }
}
