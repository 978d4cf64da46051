import CodeGraph
import Measures

/// A function of an instrumented program, from the demangled name of its symbol.
struct RecordedFunction: Equatable {
  /// The treatment of a function by the recorder; the letters are those of ``RecorderSource``.
  enum Kind: String {
    /// A function of the pattern: its calls and entries are recorded.
    case pattern = "p"
    /// A part of a function of the pattern that is no call of its own, such as the rest after an `await`, or a deinitializer.
    case patternPart = "r"
    /// A function of the widgets or the examples: recorded if the pattern calls it.
    case shared = "k"
    /// A part of such a function.
    case sharedPart = "s"
    /// A conformance of network or storage outside the pattern: recorded if the pattern calls it.
    case witness = "w"
    /// A thunk or the like, which passes a call on.
    case thunk = "t"
    /// Any other function.
    case other = "f"
  }

  var kind = Kind.thunk
  /// The outermost type.
  var type = ""
  /// The member as in the source.
  var member = ""

  /// Members that are not written in the source, as the macro @Observable adds some, or that only pass a call on.
  private static let thunks: Set = [
    "__allocating_init", "unsafeMutableAddressor", "unsafeAddressor", "access", "withMutation",
    "shouldNotifyObservers",
  ]
  /// Members that run without being called in the source.
  private static let parts: Set = [
    "deinit", "__deallocating_deinit", "__isolated_deallocating_deinit", "__ivar_destroyer", "willset",
    "didset",
  ]

  /// Reads a demangled name; `modules` are the patterns' modules.
  init(_ text: String, patterns modules: Set<String>) {
    var text = Substring(text)
    var isPart = text.contains(" with unmangled suffix ")
    if let partial = text.prefixMatch(of: #/\(\d+\) (await|suspend) resume partial function for /#) {
      (text, isPart) = (text[partial.range.upperBound...], true)
    }
    if text.hasPrefix("protocol witness for ") {
      let whole = Self.pieces(of: text.dropFirst("protocol witness for ".count))
      let name = DemangledName(String(whole.first ?? ""))
      guard !isPart, name.path.count > 2, name.path[0] == "Examples",
        let surrounding = Surrounding.byType[name.path[1]], surrounding != .shared,
        let conforming = whole.dropFirst().first?.wholeMatch(of: /conformance (\w+)\..*/)?.1,
        !modules.contains(String(conforming))
      else { return }
      (kind, type, member) = (.witness, name.path[1], Self.member(name, in: whole[0]))
      return
    }
    let pieces = Self.pieces(of: text)
    guard let owner = pieces.last, let inner = pieces.first,
      let head = owner.prefixMatch(of: /(static )?(\(extension in (\w+)\):)?(\w+)\./)
    else { return }
    let isNested = pieces.count > 1
    guard !isNested || inner.contains(/^\S+ #\d+/) else { return }
    let name = DemangledName(String(owner))
    let module = String(head.3 ?? head.4)
    let last = name.path.last ?? ""
    guard !Self.thunks.contains(last), name.path.count > 2 else { return }
    // An init accessor, as the macro @Observable adds.
    if owner.contains(".init : ") { return }
    isPart = isPart || Self.parts.contains(last)
    type = name.path[1]
    member = Self.member(name, in: owner)
    if isNested {
      let local = inner.prefixMatch(of: /(\S+) #\d+/).map { String($0.1) } ?? "closure"
      member = "\(local) in \(member)"
    }
    if modules.contains(module) {
      kind = isPart ? .patternPart : .pattern
    } else if ["TerminalKit", "Examples"].contains(module) {
      kind = isPart ? .sharedPart : .shared
    } else {
      kind = .other
    }
  }

  /// The parts of a text between ` in ` outside parentheses: a closure's own and its surroundings'.
  private static func pieces(of text: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var depth = 0
    var start = text.startIndex
    var place = start
    while place < text.endIndex {
      switch text[place] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case " " where depth == 0 && text[place...].hasPrefix(" in "):
        pieces.append(text[start..<place])
        place = text.index(place, offsetBy: 3)
        start = text.index(after: place)
      default: break
      }
      place = text.index(after: place)
    }
    return pieces + [text[start...]]
  }

  /// A member as in the source: `logIn(email:password:)`, `user` for a getter, `user = …` for a setter.
  private static func member(_ name: DemangledName, in text: Substring) -> String {
    let property = name.path.dropLast().last ?? ""
    let last = name.path.last ?? ""
    if text.contains(#/\.(getter|read2?) : /#) { return property }
    if text.contains(#/\.(setter|modify2?) : /#) { return "\(property) = …" }
    // The name of a comparison that the compiler adds.
    if last.hasPrefix("__derived_"), last.hasSuffix("_equals") { return "==" }
    return name.type.hasPrefix("(") ? "\(last)(\(labels(name.type)))" : last
  }

  /// The labels of the parameters at the start of a function's type, each with a colon.
  private static func labels(_ type: String) -> String {
    var labels: [String] = []
    var depth = 0
    var parameter = ""
    for letter in type {
      if "([<".contains(letter) { depth += 1 }
      if ")]".contains(letter) || letter == ">" && parameter.last != "-" { depth -= 1 }
      if depth == 1, letter == "," || letter == "(" && parameter.isEmpty && labels.isEmpty {
        if letter == "," { labels.append(parameter) }
        parameter = ""
        continue
      }
      if depth == 0 { break }
      parameter.append(letter)
    }
    if !parameter.isEmpty { labels.append(parameter) }
    return labels.map { parameter in
      let word = parameter.firstMatch(of: #/^\s*(\w+): /#).map { String($0.1) } ?? "_"
      return "\(word):"
    }.joined()
  }
}
