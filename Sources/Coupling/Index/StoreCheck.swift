/// Holds the records of a store against each other.
struct StoreCheck {
  private let symbolCheck: SymbolCheck
  private let demangler = Demangler()
  private let facts = StoreFacts()
  /// The modules whose files are all read.
  private let modules: [String]
  /// The other modules that symbols come from, and what they are declared in there; each with its symbols.
  private var otherModules: [String: [KnownSymbol]] = [:]
  private var otherContexts: [String: [KnownSymbol]] = [:]
  private var imported: Set<String> = []

  /// Begins, with the modules whose files are all read.
  init(modules: [String]) {
    self.modules = modules
    symbolCheck = SymbolCheck(modules: modules)
  }

  /// What contradicts what in a record of a file; nil if nothing does.
  mutating func problem(in record: IndexRecord, of file: ReadFile) -> String? {
    do throws(SymbolCheck.Contradiction) {
      for symbol in record.symbols { try enter(symbol, of: record) }
    } catch {
      return error.text
    }
    return RecordCheck(text: file.text, record: record, facts: facts).problem()
  }

  private mutating func enter(
    _ symbol: IndexSymbol, of record: IndexRecord
  ) throws(SymbolCheck.Contradiction) {
    while facts.symbols.count <= symbol.id { facts.symbols.append(nil) }
    if let known = facts.symbols[symbol.id]?.symbol {
      guard known.name == symbol.name, Self.isSame(known.kind, symbol.kind), known.subkind == symbol.subkind
      else {
        throw SymbolCheck.Contradiction(text: "'\(symbol.name)' is '\(known.name)' in another record")
      }
      return
    }
    let finding = try symbolCheck.finding(on: symbol)
    let new = KnownSymbol(symbol, record: record.name, finding)
    facts.symbols[symbol.id] = new
    if symbol.kind == .module { imported.insert(symbol.name) }
    if case .other(let module, let context) = finding.home {
      otherModules[module, default: []].append(new)
      otherContexts[context, default: []].append(new)
    }
  }

  /// What is `static` in a final class is told apart from `class` only in its own module.
  private static func isSame(_ kind: IndexSymbol.Kind, _ other: IndexSymbol.Kind) -> Bool {
    switch (kind, other) {
    case (.classMethod, .staticMethod), (.staticMethod, .classMethod): true
    case (.classProperty, .staticProperty), (.staticProperty, .classProperty): true
    default: kind == other
    }
  }

  // MARK: All together

  /// What contradicts what among all records; nil if nothing does.
  func finalProblem() -> String? {
    otherProblem() ?? missingProblem() ?? strangerProblem()
  }

  /// What other modules declare is not to be seen here. But what is named but once, is one letter away from what is well
  /// known, and is nowhere to be found, is meant to be that.
  private func otherProblem() -> String? {
    let knownModules = modules + imported + otherModules.filter { $0.value.count > 1 }.map(\.key)
    for (module, symbols) in otherModules where symbols.count == 1 && !imported.contains(module) {
      if knownModules.contains(where: { Self.isNear($0, module) }) {
        return told(symbols[0], "is of a module that nothing imports")
      }
    }
    // A type's own name is held against the text.
    let knownContexts = otherContexts.filter { $0.value.count > 1 || $0.value[0].symbol.isType }.map(\.key)
    for (context, symbols) in otherContexts where symbols.count == 1 && !symbols[0].symbol.isType {
      if knownContexts.contains(where: { Self.isNear($0, context) }),
        !demangler.isLoaded(symbols[0].symbol.usr)
      {
        return told(symbols[0], "is declared in what nothing else names")
      }
    }
    return nil
  }

  /// Whether two names differ in one letter.
  private static func isNear(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).count(where: !=) == 1
  }

  /// Everything of the measured modules that is named must be declared in one of their files.
  private func missingProblem() -> String? {
    let missing = facts.symbols.compactMap { $0 }.filter { $0.isMeasured && !$0.isDefined }
    guard !missing.isEmpty else { return nil }
    var defined: [String: [IndexSymbol]] = [:]
    for case let symbol? in facts.symbols where symbol.isDefined && symbol.isMeasured {
      defined[symbol.symbol.name, default: []].append(symbol.symbol)
    }
    for symbol in missing {
      // The compiler makes members that are nowhere declared, such as `allCases`: of types that are, and once.
      let own = path(symbol.symbol)
      let parent = Array(own.dropLast())
      let isOfType = defined[parent.last ?? "", default: []].contains { $0.isType && path($0) == parent }
      let hasTwin = defined[symbol.symbol.name, default: []].contains { path($0) == own }
      if !isOfType || hasTwin { return told(symbol, "is nowhere declared") }
    }
    return nil
  }

  private func path(_ symbol: IndexSymbol) -> [String] {
    demangler.text(ofUSR: symbol.usr).map { DemangledName($0).path } ?? []
  }

  /// A type that is named where an initialiser is called has it, or inherits it, or has it of a protocol.
  private func strangerProblem() -> String? {
    guard !facts.strangers.isEmpty else { return nil }
    let types = Dictionary(grouping: facts.symbols.compactMap { $0?.symbol }.filter(\.isType)) { $0.name }
    for (type, constructor) in facts.strangers {
      let owner = Array(path(constructor.symbol).dropLast())
      let owners = types[owner.last ?? "", default: []]
      guard let owner = owners.first(where: { path($0) == owner }), owner.kind != .protocol else { continue }
      var above: Int? = type.symbol.id
      while let next = above, next != owner.id { above = facts.superclasses[next] }
      if above == nil { return told(constructor, "is called as if it were of '\(type.symbol.name)'") }
    }
    return nil
  }

  private func told(_ symbol: KnownSymbol, _ problem: String) -> String {
    "in the record '\(symbol.record)', '\(symbol.symbol.name)' \(problem) (\(symbol.symbol.usr))"
  }
}
