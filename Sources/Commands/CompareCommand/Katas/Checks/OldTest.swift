/// A test function in the lines of a formatted file.
struct OldTest {
  let name: String
  /// The lines from its attribute to its closing brace, from 0.
  let lines: ClosedRange<Int>

  /// The test functions of a file; each ends at the first brace that is indented as its attribute is.
  static func all(in lines: [String]) -> [OldTest] {
    lines.indices.filter { lines[$0].trimmingPrefix(while: \.isWhitespace).hasPrefix("@Test") }
      .compactMap { start in
        let indent = String(lines[start].prefix(while: \.isWhitespace))
        guard let end = lines[start...].firstIndex(of: "\(indent)}") else { return nil }
        let text = lines[start...end].joined(separator: "\n")
        let name = text.firstMatch(of: /func `?([^`(]+)`?\(/).map { String($0.output.1) }
        return OldTest(name: name ?? lines[start], lines: start...end)
      }
  }
}
