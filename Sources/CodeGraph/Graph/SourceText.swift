import Foundation

/// A source file's bytes, line by line: the index counts columns in UTF-8 bytes.
struct SourceText {
  private let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int]

  /// Takes a file's contents.
  init(_ data: some Sequence<UInt8>) {
    bytes = Array(data)
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for place in bytes.indices where bytes[place] == 10 { starts.append(place + 1) }
    }
    self.starts = starts
  }

  /// How many lines the file has; an empty one has one.
  var lineCount: Int { starts.count }

  /// The bytes of a line from a column on, without the line break; nil if the file has no such place.
  func rest(ofLine line: Int, from column: Int) -> ArraySlice<UInt8>? {
    guard line >= 1, line <= starts.count, column >= 1 else { return nil }
    let end = line < starts.count ? starts[line] - 1 : bytes.count
    let start = starts[line - 1] + column - 1
    return start <= end ? bytes[start..<end] : nil
  }

  /// What stands on a line before a column; empty outside the file.
  func start(ofLine line: Int, before column: Int) -> String {
    guard let line = rest(ofLine: line, from: 1) else { return "" }
    return String(decoding: line.prefix(max(0, column - 1)), as: UTF8.self)
  }

  /// The name that begins at a place, or behind a dot there; nil if there is none.
  func word(atLine line: Int, column: Int) -> String? {
    guard let rest = rest(ofLine: line, from: column) else { return nil }
    let word = String(decoding: rest, as: UTF8.self).drop { ".`".contains($0) }
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return word.isEmpty ? nil : String(word)
  }

  /// The one argument, without its label, of a call whose name begins at a place; nil if it is not there in one line.
  func argument(atLine line: Int, column: Int) -> String? {
    guard let rest = rest(ofLine: line, from: column) else { return nil }
    let call = String(decoding: rest, as: UTF8.self).drop { $0.isLetter || $0.isNumber || $0 == "_" }
    guard call.first == "(", let end = call.firstIndex(of: ")") else { return nil }
    let argument = call[call.index(after: call.startIndex)..<end]
    return argument.split(separator: ": ", maxSplits: 1).last.map(String.init)
  }

  /// Whether a name stands at a place, be it in backticks.
  func has(_ name: String, atLine line: Int, column: Int) -> Bool {
    guard let rest = rest(ofLine: line, from: column) else { return false }
    return rest.drop { $0 == UInt8(ascii: "`") }.starts(with: name.utf8)
  }
}
