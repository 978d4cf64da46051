import CodeGraph

extension Member {
  /// A parameter of a function, with its demangled type.
  struct Parameter: Equatable {
    /// The label; an underscore if there is none.
    let label: String
    /// The type, such as `MVP.LoginView` or `() -> ()`.
    let type: String

    /// Reads a parameter such as `presenter: MVP.LoginPresenting`.
    init(_ text: String) {
      let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = text.dropFirst(name.count)
      let isLabelled = rest.hasPrefix(": ")
      label = isLabelled ? String(name) : "_"
      type = isLabelled ? String(rest.dropFirst(2)) : text
    }
  }

  /// The parameters of a method or an initialiser, from its demangled type.
  var parameters: [Parameter] {
    guard type.hasPrefix("(") else { return [] }
    var parameters: [Parameter] = []
    var part = ""
    var depth = 0
    var previous: Character = " "
    for letter in type {
      // The head of an arrow closes no bracket.
      let isArrow = letter == ">" && previous == "-"
      if "([<".contains(letter) { depth += 1 }
      if ")]>".contains(letter), !isArrow { depth -= 1 }
      previous = letter
      if depth == 0 || depth == 1 && letter == "," {
        if !part.isEmpty { parameters.append(Parameter(part)) }
        if depth == 0 { break }
        part = ""
      } else if !(part.isEmpty && depth == 1 && "( ".contains(letter)) {
        part.append(letter)
      }
    }
    return parameters
  }
}
