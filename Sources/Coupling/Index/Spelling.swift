/// A symbol's name taken apart: `getter:name`, `move(to:)`, `+(_:_:)`.
struct Spelling {
  /// The name as it stands in the source: `name`, `move`, `+`.
  let base: [UInt8]
  /// The labels of the arguments, `_` where there is none.
  let labels: [[UInt8]]

  /// Takes the symbol's name apart.
  init(_ symbol: IndexSymbol) {
    var name = Array(symbol.name.utf8)
    if symbol.isAccessor, let colon = name.firstIndex(of: UInt8(ascii: ":")) { name.removeFirst(colon + 1) }
    guard name.last == UInt8(ascii: ")"), let open = name.lastIndex(of: UInt8(ascii: "(")), open > 0 else {
      base = name
      labels = []
      return
    }
    base = Array(name[..<open])
    labels = name[(open + 1)...].dropLast().split(separator: UInt8(ascii: ":")).map(Array.init)
  }
}
