/// What the records of a store have said so far, to be held against what others say.
final class StoreFacts {
  /// The symbols, by their numbers.
  var symbols: [KnownSymbol?] = []
  /// The class that each class is built on, by their numbers.
  var superclasses: [Int: Int] = [:]
  /// Types named where initialisers are called that do not seem to be theirs.
  var strangers: [(type: KnownSymbol, constructor: KnownSymbol)] = []

  /// What is known of a symbol.
  subscript(symbol: IndexSymbol) -> KnownSymbol? {
    symbol.id < symbols.count ? symbols[symbol.id] : nil
  }
}
