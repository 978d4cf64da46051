import CodeGraph
import Measures

/// A function of an instrumented program, from the demangled name of its symbol.
struct RecordedFunction: Equatable {
  /// The treatment of a function by ``RecorderSource``, with its letters.
  enum Kind: String {
    /// A function of a pattern: its calls and entries are recorded.
    case pattern = "p"
    /// A part of one that is no call in the source, such as the rest after an `await`, or a deinitializer.
    case part = "r"
    /// A function of the widgets or the examples: recorded if the pattern calls it.
    case shared = "k"
    /// A conformance to network or storage outside the patterns: recorded like the previous.
    case witness = "w"
    /// A thunk or the like, which passes a call on.
    case thunk = "t"
    /// Any other function.
    case other = "f"
  }

  var kind = Kind.thunk
  /// The outermost type.
  var type = ""
  /// The member as in the source: `logIn(email:password:)`, `user` for a getter, `user = …` for a setter.
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
  init(_ symbol: String, patterns modules: Set<String>) {
    // Without its file, a private name has no ` in `, which then separates a closure from its surroundings.
    var text = symbol.replacing(#/\((\S+) in _\w+\)/#) { $0.1 }.replacing("(extension in ", with: "(of ")
    let rest = #/ with unmangled suffix |^\(\d+\) \w+ resume partial function for /#
    var isPart = text.contains(rest)
    text.replace(rest, with: "")
    let witness = "protocol witness for "
    let isWitness = text.hasPrefix(witness)
    if isWitness { text.removeFirst(witness.count) }
    let pieces = text.split(separator: " in ")
    guard let inner = pieces.first, let owner = isWitness ? inner : pieces.last,
      let head = owner.prefixMatch(of: #/(static )?(\(of (?<extending>\w+)\):)?(?<module>\w+)\./#),
      isWitness || pieces.count == 1 || inner.contains(#/^\S+ #\d+ /#)
    else { return }
    let name = DemangledName(String(owner.replacing(#/^(static )?\(of \w+\):/#, with: "")))
    let (module, last) = (String(head.extending ?? head.module), name.path.last ?? "")
    // An init accessor is the macro's too. A copy of `Optional.map` in the program only passes calls on.
    guard name.path.count > 2, module != "Swift", !Self.thunks.contains(last), !owner.contains(".init : ")
    else { return }
    isPart = isPart || Self.parts.contains(last)
    if isWitness {
      let conforming = pieces.dropFirst().first?.firstMatch(of: #/conformance (\w+)/#)
      guard !isPart, module == "Examples", let conforming,
        let surrounding = Surrounding.byType[name.path[1]], surrounding != .shared,
        !modules.contains(String(conforming.1))
      else { return }
      kind = .witness
    } else if modules.contains(module) {
      kind = isPart ? .part : .pattern
    } else {
      kind = ["TerminalKit", "Examples"].contains(module) ? isPart ? .thunk : .shared : .other
    }
    type = name.path[1]
    member = Self.member(name, in: owner)
    if !isWitness, pieces.count > 1 {
      let local = inner.prefix { $0 != " " }
      member = "\(local) in \(member)"
    }
  }

  private static func member(_ name: DemangledName, in text: Substring) -> String {
    let (last, property) = (name.path.last ?? "", name.path.dropLast().last ?? "")
    if text.contains(#/\.(getter|read2?) : /#) { return property }
    if text.contains(#/\.(setter|modify2?) : /#) { return "\(property) = …" }
    // The name of a comparison that the compiler adds.
    if last.hasPrefix("__derived_"), last.hasSuffix("_equals") { return "==" }
    guard name.type.hasPrefix("(") else { return last }
    // Types in brackets, the innermost first, so that only the parameters' own labels and commas are left.
    var parameters = name.type.dropFirst().replacing("->", with: "")
    while let inner = parameters.firstMatch(of: #/\([^()]*\)|\[[^\[\]]*\]|<[^<>]*>/#) {
      parameters.replaceSubrange(inner.range, with: "_")
    }
    let labels = parameters.prefix { $0 != ")" }.split(separator: ",").map { parameter in
      parameter.prefixMatch(of: #/ ?(\w+): /#).map { "\($0.1):" } ?? "_:"
    }
    return "\(last)(\(labels.joined()))"
  }
}
