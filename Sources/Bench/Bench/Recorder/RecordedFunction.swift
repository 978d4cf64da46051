import Measures
import Traces

/// A function of an instrumented program.
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

  /// A member and the outermost type that it belongs to.
  struct Name: Equatable {
    let type: String
    let member: Recording.Member
  }

  /// The treatment.
  let kind: Kind
  /// The name; nil for a thunk, and for what is no member of a type.
  let name: Name?

  /// A function that passes a call on, or that has no name.
  static let thunk = RecordedFunction(kind: .thunk, name: nil)

  private init(kind: Kind, name: Name?) {
    self.kind = kind
    self.name = name
  }

  /// Reads a demangled name; `patterns` are the patterns' modules.
  init(_ text: String, patterns: Set<String>) {
    guard let symbol = FunctionSymbol(text), let kind = Self.kind(of: symbol, patterns) else {
      self = .thunk
      return
    }
    self.init(kind: kind, name: Name(type: symbol.type, member: symbol.member))
  }

  /// The treatment of a member; nil for what passes a call on.
  private static func kind(of symbol: FunctionSymbol, _ patterns: Set<String>) -> Kind? {
    if symbol.passesCallOn { return nil }
    if let conforming = symbol.conformingModule {
      return isWitness(symbol, in: conforming, patterns) ? .witness : nil
    }
    if patterns.contains(symbol.module) { return symbol.isPart ? .part : .pattern }
    guard ["TerminalKit", "Examples"].contains(symbol.module) else { return .other }
    return symbol.isPart ? .thunk : .shared
  }

  /// Whether a module outside the patterns provides network or storage by this function.
  private static func isWitness(
    _ symbol: FunctionSymbol, in conforming: String, _ patterns: Set<String>
  ) -> Bool {
    guard symbol.module == "Examples", !symbol.isPart, !patterns.contains(conforming),
      let surrounding = Surrounding.byType[symbol.type]
    else { return false }
    return surrounding != .shared
  }
}
