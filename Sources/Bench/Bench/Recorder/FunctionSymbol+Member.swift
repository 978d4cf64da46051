import CodeGraph
import Traces

/// The member of a demangled name.
extension FunctionSymbol {
  static func member(in outer: Recording.Member, local: String?) -> Recording.Member {
    switch local {
    case nil: outer
    case "closure": .closure(in: outer)
    case .some(let name): .localFunction(name: name, in: outer)
    }
  }

  static func member(_ name: DemangledName, accessor: String?) -> Recording.Member {
    let last = name.path.last ?? ""
    let property = name.path.dropLast().last ?? ""
    switch accessor {
    case "getter", "read", "read2": return .getter(of: property)
    case "setter", "modify", "modify2": return .setter(of: property)
    case .some: return .implicit(name: last)
    case nil: break
    }
    // The name of a comparison that the compiler adds.
    if last.hasPrefix("__derived_"), last.hasSuffix("_equals") { return .implicit(name: "==") }
    guard name.type.hasPrefix("(") else { return .implicit(name: last) }
    let labels = labels(inType: name.type)
    return last == "init" ? .initializer(labels: labels) : .method(name: last, labels: labels)
  }

  /// The labels of a function of a type such as `(email: String, (Int) -> ()) -> Bool`; `_` for a parameter without one.
  private static func labels(inType type: String) -> [String] {
    parameters(inType: type).map { parameter in
      parameter.prefixMatch(of: #/ ?(\w+): /#).map { String($0.1) } ?? "_"
    }
  }

  /// The texts between the first parenthesis and its counterpart, split at the commas that are in no other bracket.
  private static func parameters(inType type: String) -> [String] {
    var parameters: [String] = []
    var parameter = ""
    var depth = 0
    for letter in type.replacing("->", with: "") {
      if "([<".contains(letter) { depth += 1 }
      if ")]>".contains(letter) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, letter == "," {
        parameters.append(parameter)
        parameter = ""
      } else if depth > 1 || letter != "(" {
        parameter.append(letter)
      }
    }
    return parameter.isEmpty ? parameters : parameters + [parameter]
  }
}
