import Foundation

/// Takes a symbol's name apart: `getter:name`, `move(to:)`, `+(_:_:)`.
enum Spelling {
  /// The name as it stands in the source: `name`, `move`, `+`.
  static func base(of symbol: IndexSymbol) -> [UInt8] {
    symbol.name.withCString { name -> [UInt8] in
      var start = 0
      if symbol.isAccessor, let colon = strchr(name, Int32(UInt8(ascii: ":"))) {
        start = UnsafePointer(colon) - name + 1
      }
      let end = labels(of: name).map { $0.lowerBound - 1 } ?? Int(strlen(name))
      return bytes(name, start..<max(start, end))
    }
  }

  /// The labels of the arguments, but not `_` where there is none.
  static func labels(of symbol: IndexSymbol) -> [[UInt8]] {
    allLabels(of: symbol).filter { $0 != [UInt8(ascii: "_")] }
  }

  /// The labels of the arguments, `_` where there is none.
  static func allLabels(of symbol: IndexSymbol) -> [[UInt8]] {
    symbol.name.withCString { name -> [[UInt8]] in
      guard let all = labels(of: name) else { return [] }
      var labels: [[UInt8]] = []
      var start = all.lowerBound
      for place in all where name[place] == CChar(bitPattern: UInt8(ascii: ":")) {
        labels.append(bytes(name, start..<place))
        start = place + 1
      }
      // What is left over is no label, and is in no USR.
      if start < all.upperBound { labels.append(bytes(name, start..<all.upperBound)) }
      return labels
    }
  }

  /// Where the labels stand: between the last bracket and the one that ends the name.
  private static func labels(of name: UnsafePointer<CChar>) -> Range<Int>? {
    let end = Int(strlen(name))
    guard end > 2, name[end - 1] == CChar(bitPattern: UInt8(ascii: ")")),
      let open = strrchr(name, Int32(UInt8(ascii: "("))), open > UnsafeMutablePointer(mutating: name)
    else { return nil }
    return (UnsafePointer(open) - name + 1)..<(end - 1)
  }

  private static func bytes(_ text: UnsafePointer<CChar>, _ range: Range<Int>) -> [UInt8] {
    guard !range.isEmpty else { return [] }
    return Array(UnsafeRawBufferPointer(start: text + range.lowerBound, count: range.count))
  }
}
