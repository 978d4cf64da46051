/// Holds the records of a store against each other.
struct StoreCheck {
  /// What is known of a symbol.
  private struct Entry {
    let symbol: IndexSymbol
    let spelling: Spelling
    /// Whether one of the measured modules declares it.
    let isMeasured: Bool
    /// What it returns, if it is a function without parameters.
    let result: [UInt8]?
    /// The record that first named it.
    let record: String
    var isDefined = false
  }

  private let symbolCheck = SymbolCheck()
  /// By the symbols' numbers.
  private var entries: [Entry?] = []
  /// The modules whose files are all read.
  private let modules: Set<[UInt8]>
  /// The other modules that symbols come from, each with one of its symbols.
  private var others: [[UInt8]: (symbol: IndexSymbol, record: String)] = [:]
  private var imported: Set<[UInt8]> = []

  /// Begins, with the modules whose files are all read.
  init(modules: [String]) {
    self.modules = Set(modules.map { Array($0.utf8) })
  }

  /// What contradicts what in a record of a file; nil if nothing does.
  mutating func problem(in record: IndexRecord, of file: ReadFile) -> String? {
    do throws(SymbolCheck.Contradiction) {
      for symbol in record.symbols { try enter(symbol, of: record) }
    } catch {
      return error.text
    }
    for occurrence in record.occurrences where occurrence.roles.contains(.definition) {
      if let problem = define(occurrence, in: file) { return problem }
    }
    let entries = entries
    return RecordCheck(
      text: file.text, record: record, spelling: { entries[$0]?.spelling.base ?? [] },
      result: { entries[$0]?.result }
    ).problem()
  }

  private mutating func enter(
    _ symbol: IndexSymbol, of record: IndexRecord
  ) throws(SymbolCheck.Contradiction) {
    while entries.count <= symbol.id { entries.append(nil) }
    if let known = entries[symbol.id]?.symbol {
      if known.name != symbol.name || !Self.isSame(known.kind, symbol.kind) || known.subkind != symbol.subkind {
        throw SymbolCheck.Contradiction(text: "'\(symbol.name)' is '\(known.name)' in another record")
      }
    } else {
      let finding = try symbolCheck.finding(on: symbol)
      let home = finding.home
      let isMeasured = modules.contains(home)
      if symbol.kind == .module { imported.insert(Array(symbol.name.utf8)) }
      if !isMeasured, !home.isEmpty, others[home] == nil { others[home] = (symbol, record.name) }
      entries[symbol.id] = Entry(
        symbol: symbol, spelling: Spelling(symbol), isMeasured: isMeasured, result: finding.result,
        record: record.name)
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

  private mutating func define(_ occurrence: IndexOccurrence, in file: ReadFile) -> String? {
    let symbol = occurrence.symbol
    // What a macro makes may be defined where the macro stands and where it was made.
    if entries[symbol.id]?.isDefined == true, !occurrence.roles.contains(.implicit) {
      return "'\(symbol.name)' at \(occurrence.line):\(occurrence.column) is defined elsewhere too"
    }
    entries[symbol.id]?.isDefined = true
    return nil
  }

  // MARK: All together

  /// What contradicts what among all records; nil if nothing does.
  func finalProblem() -> String? {
    for (module, (symbol, record)) in others where !imported.contains(module) {
      // A module that nobody imports, and one letter away from one that is measured.
      let isMeant = modules.contains { name in
        name.count == module.count && zip(name, module).count(where: !=) == 1
      }
      if isMeant { return Self.told(symbol, record, "is of a module that nothing imports") }
    }
    let missing = entries.compactMap { entry -> Entry? in
      guard let entry, entry.isMeasured, !entry.isDefined, !entry.symbol.isAccessor,
        entry.symbol.subkind != .genericParameter
      else { return nil }
      return entry
    }
    guard !missing.isEmpty else { return nil }
    let demangler = Demangler()
    func path(_ symbol: IndexSymbol) -> [String] {
      demangler.text(ofUSR: symbol.usr).map { DemangledName($0).path } ?? []
    }
    var defined: [String: [IndexSymbol]] = [:]
    for entry in entries {
      if let entry, entry.isDefined, entry.isMeasured { defined[entry.symbol.name, default: []].append(entry.symbol) }
    }
    for entry in missing {
      // The compiler makes members that are nowhere defined, such as `allCases`: of types that are, and once.
      let own = path(entry.symbol)
      let parent = own.dropLast()
      let isOfType = defined[parent.last ?? "", default: []].contains { $0.isType && path($0) == Array(parent) }
      let hasTwin = defined[entry.symbol.name, default: []].contains { path($0) == own }
      if !isOfType || hasTwin {
        return Self.told(entry.symbol, entry.record, "is nowhere declared")
      }
    }
    return nil
  }

  private static func told(_ symbol: IndexSymbol, _ record: String, _ problem: String) -> String {
    "in the record '\(record)', '\(symbol.name)' \(problem) (\(symbol.usr))"
  }
}
