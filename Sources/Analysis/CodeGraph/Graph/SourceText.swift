import Foundation

/// A source file by lines and columns; like the index it counts columns in UTF-8 bytes.
struct SourceText {
  private let bytes: [UInt8]
  /// The offset of each line.
  private let starts: [Int]

  init(_ data: some Sequence<UInt8>) {
    bytes = Array(data)
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for place in bytes.indices where bytes[place] == 10 { starts.append(place + 1) }
    }
    self.starts = starts
  }

  /// The number of lines; an empty file has one.
  var lineCount: Int { starts.count }

  /// The bytes of a line from a column on, without the line break; nil if the file has no such place.
  func rest(ofLine line: Int, from column: Int) -> ArraySlice<UInt8>? {
    guard line >= 1, line <= starts.count, column >= 1 else { return nil }
    let end = line < starts.count ? starts[line] - 1 : bytes.count
    let start = starts[line - 1] + column - 1
    return start <= end ? bytes[start..<end] : nil
  }

  /// The text of a line before a column; empty outside the file.
  func start(ofLine line: Int, before column: Int) -> String {
    guard let line = rest(ofLine: line, from: 1) else { return "" }
    return String(decoding: line.prefix(max(0, column - 1)), as: UTF8.self)
  }

  /// The identifier at a place, with or without a leading dot; nil if there is none.
  func identifier(atLine line: Int, column: Int) -> String? {
    guard let rest = rest(ofLine: line, from: column) else { return nil }
    let identifier = String(decoding: rest, as: UTF8.self).drop { ".`".contains($0) }
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return identifier.isEmpty ? nil : String(identifier)
  }

  /// The last argument, without its label, of the call at a place; nil if it is not on that line.
  func argument(atLine line: Int, column: Int) -> String? {
    guard let rest = rest(ofLine: line, from: column) else { return nil }
    let call = String(decoding: rest, as: UTF8.self).drop { $0.isLetter || $0.isNumber || $0 == "_" }
    guard call.first == "(", let end = call.firstIndex(of: ")") else { return nil }
    let argument = call[call.index(after: call.startIndex)..<end]
    return argument.split(separator: ": ", maxSplits: 1).last.map(String.init)
  }

  /// Whether a name is at a place, with or without backticks.
  func has(_ name: String, atLine line: Int, column: Int) -> Bool {
    guard let rest = rest(ofLine: line, from: column) else { return false }
    return rest.drop { $0 == UInt8(ascii: "`") }.starts(with: name.utf8)
  }
}
