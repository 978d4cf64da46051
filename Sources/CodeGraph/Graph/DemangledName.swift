/// A demangled symbol taken apart: `static Module.Outer.Type.member(label: A) -> B`.
struct DemangledName: Equatable {
  /// The names from the module inwards, the symbol's own last.
  let path: [String]
  /// What follows the name: `: T` without the colon for a property, `(…) -> R` for a function; empty for a type.
  let type: String

  /// Takes a demangled text apart.
  init(_ text: String) {
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
        // What follows an operator's name, such as ` infix`, belongs neither to the name nor to the type.
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
        // Generic arguments or parameters in the path say nothing about whose member it is.
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
  /// Whether an operator's name may begin with it, and no other name.
  fileprivate var isOperator: Bool { "+-*/%=<>!&|^~?.".contains(self) }
}
