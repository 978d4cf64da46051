import Foundation

/// Holds a symbol's name and kind against its USR, in which the compiler says both once more.
struct SymbolCheck {
  private let demangler = Demangler()

  /// The name and the kind of a symbol contradict its USR.
  struct Contradiction: Error {
    let text: String
  }

  /// What a USR says besides.
  struct Finding {
    /// The module that declares the symbol; empty where that does not matter.
    var home: [UInt8] = []
    /// What a function without parameters returns, with its effects: `() async -> Swift.Int`.
    var result: [UInt8]?
  }

  /// Checks a symbol.
  func finding(on symbol: IndexSymbol) throws(Contradiction) -> Finding {
    let usr = symbol.usr
    if usr.hasPrefix("c:") {
      if let problem = importedProblem(symbol) { throw Contradiction(text: problem) }
      return Finding()
    }
    guard usr.hasPrefix("s:") else {
      throw Contradiction(text: "the USR '\(usr)' is neither Swift's nor C's")
    }
    let isExtension = symbol.kind == .extension
    guard usr.hasPrefix("s:e:") == isExtension, isExtension || Self.fits(symbol) else {
      throw Contradiction(text: kindProblem(symbol))
    }
    guard demangler.isAvailable, !isExtension, symbol.kind != .parameter else { return Finding() }
    // Other letters are written with these.
    guard usr.utf8.dropFirst(2).allSatisfy({ Self.letters[Int($0)] }) else {
      throw Contradiction(text: "the USR '\(usr)' of '\(symbol.name)' has letters that none has")
    }
    let found = demangler.withText(ofUSR: usr) { text in
      (isNamed: Self.names(symbol, in: text), home: text.home, result: Self.result(of: symbol, in: text))
    }
    guard let found else { throw Contradiction(text: "the USR '\(usr)' of '\(symbol.name)' means nothing") }
    guard found.isNamed else {
      throw Contradiction(text: "the USR '\(usr)' is not that of '\(symbol.name)'")
    }
    return Finding(home: found.home, result: found.result)
  }

  /// Whether a byte may stand in a USR after its prefix.
  private static let letters: [Bool] = (UInt8.min...UInt8.max).map { byte in
    switch byte {
    case 36, 48...57, 65...90, 95, 97...122: true
    default: false
    }
  }

  /// The text of a function without parameters from its name on: nothing else in the index says what it returns.
  private static func result(of symbol: IndexSymbol, in text: UnsafeRawBufferPointer) -> [UInt8]? {
    guard symbol.isFunction, symbol.name.hasSuffix("()"), let place = text.place(of: Array("()".utf8), from: 0)
    else { return nil }
    return Array(text[place...])
  }

  private func kindProblem(_ symbol: IndexSymbol) -> String {
    "the USR '\(symbol.usr)' is not that of a symbol of kind \(symbol.kind)"
  }

  /// C's symbols: only what is a type and what is a module matters.
  private func importedProblem(_ symbol: IndexSymbol) -> String? {
    let mark = symbol.usr.dropFirst(2)
    let isModule = mark.hasPrefix("@M@")
    let types = ["@S@", "@SA@", "@U@", "@UA@", "@E@", "@EA@", "@N@", "@T@", "objc(", "@CM@", "@macro@"]
    guard mark.contains("@") || mark.hasPrefix("objc(") else { return kindProblem(symbol) }
    let fits =
      symbol.kind == .module ? isModule : !isModule && (!symbol.isType || types.contains { mark.hasPrefix($0) })
    return fits ? nil : kindProblem(symbol)
  }

  // MARK: The kind

  /// Whether the end of the USR, which tells the kind, agrees.
  private static func fits(_ symbol: IndexSymbol) -> Bool {
    var end = Array(symbol.usr.utf8.suffix(3))
    let isShort = symbol.usr.utf8.count <= 5
    let isStatic = end.last == UInt8(ascii: "Z")
    if isStatic { end.removeLast() }
    guard let last = end.last, let previous = end.dropLast().last else { return false }
    let isStorage = previous == UInt8(ascii: "v") || previous == UInt8(ascii: "i")
    // The standard library's best known types have a letter each.
    if isShort, symbol.isType { return !isStatic }
    switch symbol.kind {
    case .class: return last == UInt8(ascii: "C")
    case .struct: return last == UInt8(ascii: "V")
    case .enum: return last == UInt8(ascii: "O")
    case .protocol: return last == UInt8(ascii: "P")
    case .typealias:
      return symbol.subkind == .genericParameter
        ? previous == UInt8(ascii: "f") && last == UInt8(ascii: "p") : last == UInt8(ascii: "a")
    case .constructor: return previous == UInt8(ascii: "f") && (last | 0x20) == UInt8(ascii: "c")
    case .destructor:
      // An isolated one ends in the letter that else stands for what is static.
      return isStatic ? last == UInt8(ascii: "f") : previous == UInt8(ascii: "f") && (last | 0x20) == UInt8(ascii: "d")
    case .enumCase: return !isStatic && last == UInt8(ascii: "F")
    case .macro: return previous == UInt8(ascii: "f") && last == UInt8(ascii: "m")
    case .instanceProperty:
      // A static subscript passes for one of the instances.
      return (!isStatic || symbol.subkind == .subscript) && isStorage && last == UInt8(ascii: "p")
        && (symbol.subkind == .subscript) == (previous == UInt8(ascii: "i"))
    case .classProperty, .staticProperty:
      return isStatic && isStorage && last == UInt8(ascii: "p")
        && (symbol.subkind == .subscript) == (previous == UInt8(ascii: "i"))
    case .variable, .parameter: return previous == UInt8(ascii: "v") && last == UInt8(ascii: "p")
    case .function, .instanceMethod, .classMethod, .staticMethod:
      if symbol.kind != .function, isStatic != (symbol.kind != .instanceMethod) { return false }
      guard symbol.isAccessor else { return last == UInt8(ascii: "F") }
      guard isStorage else { return false }
      switch symbol.subkind {
      case .getter: return last == UInt8(ascii: "g")
      case .setter: return last == UInt8(ascii: "s")
      case .willSet: return last == UInt8(ascii: "w")
      case .didSet: return last == UInt8(ascii: "W")
      default: return !"gswWpF".utf8.contains(last)
      }
    case .unknown, .module, .extension: return false
    }
  }

  // MARK: The name

  /// Whether a demangled text names the symbol.
  private static func names(_ symbol: IndexSymbol, in text: UnsafeRawBufferPointer) -> Bool {
    let spelling = Spelling(symbol)
    // The rarer accessors have no name of their own.
    if symbol.subkind == .accessor, spelling.base.isEmpty { return true }
    guard !spelling.base.isEmpty, var rest = text.place(afterName: Self.mangled(spelling.base)) else { return false }
    // The labels of an enum's case are not part of its USR.
    guard symbol.kind != .enumCase, !symbol.isAccessor else { return true }
    for label in spelling.labels where label != [UInt8(ascii: "_")] {
      guard let next = text.place(afterLabel: Self.mangled(label), from: rest) else { return false }
      rest = next
    }
    return true
  }

  /// A name as it is mangled: the spaces of one between backticks do not break.
  private static func mangled(_ name: [UInt8]) -> [UInt8] {
    name.contains(32) ? name.flatMap { $0 == 32 ? [0xC2, 0xA0] : [$0] } : name
  }
}

extension UnsafeRawBufferPointer {
  /// The module in whose text a demangled symbol is declared, that of its extension if it is in one.
  fileprivate var home: [UInt8] {
    var rest = self[...]
    if rest.starts(with: "static ".utf8) { rest = rest.dropFirst(7) }
    let isExtension = rest.starts(with: "(extension in ".utf8)
    let end = UInt8(ascii: isExtension ? ")" : ".")
    return Array(rest.dropFirst(isExtension ? 14 : 0).prefix { $0 != end })
  }

  /// The place after a name that is a whole one: `.name(`, `(name in`, `` `name` `` and the like.
  fileprivate func place(afterName name: [UInt8]) -> Int? {
    var from = 0
    while let start = place(of: name, from: from) {
      let end = start + name.count
      if isBorder(start - 1, before: true), isBorder(end, before: false) { return end }
      from = start + 1
    }
    return nil
  }

  fileprivate func place(afterLabel label: [UInt8], from: Int) -> Int? {
    var from = from
    while let start = place(of: label, from: from) {
      var end = start + label.count
      if end < count, self[end] == UInt8(ascii: "`") { end += 1 }
      if isBorder(start - 1, before: true), end < count, self[end] == UInt8(ascii: ":") { return end }
      from = start + 1
    }
    return nil
  }

  private func isBorder(_ place: Int, before: Bool) -> Bool {
    guard place >= 0, place < count else { return true }
    switch self[place] {
    case UInt8(ascii: "."), UInt8(ascii: "`"), UInt8(ascii: " "), UInt8(ascii: "("): return true
    case UInt8(ascii: "<"), UInt8(ascii: ":"), UInt8(ascii: ")"): return !before
    default: return false
    }
  }

  /// Where a part next begins. The text ends with a zero, which a name does not have.
  fileprivate func place(of part: [UInt8], from: Int) -> Int? {
    guard let start = baseAddress, from < count, !part.isEmpty, !part.contains(0) else { return nil }
    let text = start.assumingMemoryBound(to: CChar.self)
    let found = (part + [0]).withUnsafeBytes { part -> UnsafeMutablePointer<CChar>? in
      guard let other = part.baseAddress else { return nil }
      return strstr(text + from, other.assumingMemoryBound(to: CChar.self))
    }
    return found.map { UnsafePointer($0) - text }
  }
}
