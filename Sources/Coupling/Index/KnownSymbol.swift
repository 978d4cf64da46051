/// What the check of a store has found out about a symbol.
final class KnownSymbol {
  let symbol: IndexSymbol
  /// The name as it stands in the source: `name`, `move`, `+`.
  let spelling: [UInt8]
  /// The record that first named it.
  let record: String
  /// Where it is declared.
  let home: SymbolCheck.Home
  /// What it returns by its USR, if it is a function without parameters.
  let result: [UInt8]?
  /// Whether a record defines it.
  var isDefined = false

  /// Whether one of the modules that are read whole declares it.
  var isMeasured: Bool { home == .measured }

  init(_ symbol: IndexSymbol, record: String, _ finding: SymbolCheck.Finding) {
    self.symbol = symbol
    self.record = record
    home = finding.home
    result = finding.result
    spelling = finding.spelling
  }
}
