/// The parts of a demangled symbol such as `static Module.Outer.Type.member(label: A) -> B`.
package struct DemangledName: Equatable {
  /// The names from the module to the symbol's own.
  package let path: [String]
  /// The type: `T` for a property, `(…) -> R` for a function; empty for a type.
  package let type: String

  /// Splits a symbol's text.
  package init(_ text: String) {
    var rest = Substring(text)
    if rest.hasPrefix("static ") { rest = rest.dropFirst(7) }
    if rest.hasPrefix("(extension in "), let colon = rest.firstIndex(of: ":") {
      rest = rest[rest.index(after: colon)...]
    }
    var path: [String] = []
    var name = ""
    var type = ""
    while let letter = rest.first {
      switch letter {
      case _ where name.isEmpty && letter.isOperator:
        name = String(rest.prefix { $0 != " " })
        rest = rest.dropFirst(name.count)
        // An operator's fixity, such as ` infix`, is neither name nor type.
        if let word = rest.prefixMatch(of: #/ (in|pre|post)fix/#) { rest = rest[word.range.upperBound...] }
      case ".":
        path.append(name)
        name = ""
        rest = rest.dropFirst()
      case "(" where name.isEmpty:
        // A private name: `(name in _8F3A…)`.
        let inside = rest.dropFirst().prefix { $0 != ")" }
        name = String(inside.prefix { $0 != " " })
        rest = rest.dropFirst(inside.count + 2)
      case "<":
        // Generic arguments do not identify the type.
        rest = Self.skippingAngles(rest)
      case "(", " ":
        type = String(letter == " " && rest.hasPrefix(" : ") ? rest.dropFirst(3) : rest)
        rest = ""
      default:
        name.append(letter)
        rest = rest.dropFirst()
      }
    }
    if !name.isEmpty { path.append(name) }
    self.path = path
    self.type = type
  }

  private static func skippingAngles(_ text: Substring) -> Substring {
    var depth = 0
    var previous: Character = " "
    for place in text.indices {
      switch text[place] {
      case "<": depth += 1
      case ">" where previous != "-":
        depth -= 1
        if depth == 0 { return text[text.index(after: place)...] }
      default: break
      }
      previous = text[place]
    }
    return ""
  }
}

extension Character {
  /// Whether only an operator's name may begin with it.
  fileprivate var isOperator: Bool { "+-*/%=<>!&|^~?.".contains(self) }
}
