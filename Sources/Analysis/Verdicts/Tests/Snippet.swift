import CodeGraph

/// A declaration in a test target: its source text with its comments and attributes.
public struct Snippet: Sendable, Hashable {
  /// The declared name; `init` for an initialiser.
  public let name: String
  /// The place of the first line.
  public let place: Place
  /// The lines, without the indentation of the declaration.
  public let lines: [String]
  /// The names in the code that no dot precedes, without texts in quotes or backticks.
  let words: Set<String>

  /// The lines that are neither blank nor only a comment.
  public var code: [String] {
    lines.filter { line in !line.isEmpty && !line.drop { $0 == " " }.hasPrefix("//") }
  }

  /// The declarations that begin at an indentation, in lines as swift-format lays them out.
  ///
  /// At that indentation, only a bracket continues a declaration; comments and attributes belong to the next one.
  static func all(in lines: ArraySlice<String>, of path: String, indent: Int = 0) -> [Snippet] {
    var found: [(start: Int, name: String)] = []
    var start: Int?
    for (number, line) in zip(lines.indices, lines) {
      let text = line.drop { $0 == " " }
      guard line.count - text.count == indent, let first = text.first, !"})]{".contains(first) else {
        continue
      }
      let begin = start ?? number
      let name = declaredName(in: text)
      start = name == nil ? begin : nil
      if let name { found.append((begin, name)) }
    }
    return zip(found, found.dropFirst().map(\.start) + [lines.endIndex]).map { declaration, end in
      var own = lines[declaration.start..<end].map { String($0.dropFirst(indent)) }
      while own.last?.isEmpty == true { own.removeLast() }
      return Snippet(declaration.name, at: Place(file: path, line: declaration.start + 1), lines: own)
    }
  }

  private init(_ name: String, at place: Place, lines: [String]) {
    (self.name, self.place, self.lines) = (name, place, lines)
    let code = lines.joined(separator: "\n").replacing(Self.other, with: " ")
    words = Set(code.matches(of: Self.word).map { String($0.output) })
  }

  // Each is compiled once; unsafe only as Regex is not declared Sendable.
  private nonisolated(unsafe) static let other = /\/\/.*|`[^`]*`|"[^"]*"|\.\w+/
  private nonisolated(unsafe) static let word = /\w+/
  private nonisolated(unsafe) static let commentOrText = /\/\/.*|"[^"]*"/
  private nonisolated(unsafe) static let declaration =
    /\b(?:func|let|var|struct|class|enum|actor|extension|protocol|import)\s+(?:`([^`]+)`|([\w.]+))/

  /// The name that a line declares; nil for a comment or an attribute on a line of its own.
  private static func declaredName(in line: Substring) -> String? {
    let code = line.replacing(commentOrText, with: "")
    if let match = code.firstMatch(of: declaration) {
      return (match.output.1 ?? match.output.2).map(String.init)
    }
    return code.isEmpty || code.hasPrefix("@") ? nil : code.contains("init") ? "init" : ""
  }
}
