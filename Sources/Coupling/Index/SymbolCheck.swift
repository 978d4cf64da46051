import Foundation

/// Holds a symbol's name and kind against its USR, in which the compiler says both once more.
struct SymbolCheck {
  /// The name and the kind of a symbol contradict its USR.
  struct Contradiction: Error {
    let text: String
  }

  /// Where a symbol is declared, as far as that matters.
  enum Home: Equatable {
    case measured, standardLibrary
    /// In C, or it does not matter.
    case unknown
    /// In another module; in what, as its text has it up to the name: `Foundation.URL`.
    case other(module: String, context: String)
  }

  /// What a USR says besides.
  struct Finding {
    /// The symbol's name as it stands in the source.
    let spelling: [UInt8]
    var home = Home.unknown
    /// What a function without parameters returns, with its effects: `() async -> Swift.Int`.
    var result: [UInt8]?
  }

  private let demangler = Demangler()
  /// The names of the modules that are read whole, each with a full stop.
  private let modules: [[UInt8]]

  /// Prepares the check, with the modules that are read whole.
  init(modules: [String]) {
    self.modules = modules.map { Array("\($0).".utf8) }
  }

  /// Checks a symbol.
  func finding(on symbol: IndexSymbol) throws(Contradiction) -> Finding {
    let usr = symbol.usr
    guard strlen(usr) == usr.utf8.count, strlen(symbol.name) == symbol.name.utf8.count else {
      throw Contradiction(text: "the name '\(symbol.name)' or its USR has a zero in it")
    }
    let spelling = Spelling.base(of: symbol)
    if usr.hasPrefix("c:") {
      guard Self.fitsImported(symbol) else { throw Self.kindContradiction(symbol) }
      return Finding(spelling: spelling)
    }
    guard usr.hasPrefix("s:") else {
      throw Contradiction(text: "the USR '\(usr)' is neither Swift's nor C's")
    }
    let isExtension = symbol.kind == .extension
    guard usr.hasPrefix("s:e:") == isExtension, isExtension || usr.withCString({ Self.fits(symbol, $0) })
    else {
      throw Self.kindContradiction(symbol)
    }
    // A parameter says nothing of its own; an accessor is held against its property where it occurs.
    guard demangler.isAvailable, !isExtension, symbol.kind != .parameter, !symbol.isAccessor else {
      return Finding(spelling: spelling)
    }
    // Other letters are written with these.
    guard usr.withCString({ strspn($0 + 2, Self.letters) + 2 }) == usr.utf8.count else {
      throw Contradiction(text: "the USR '\(usr)' of '\(symbol.name)' has letters that none has")
    }
    let found = demangler.withText(ofUSR: usr) { text -> Finding? in
      guard let name = Self.name(of: symbol, spelling, in: text), let home = home(of: symbol, name, in: text)
      else {
        return nil
      }
      return Finding(spelling: spelling, home: home, result: Self.result(of: symbol, in: text))
    }
    guard let found else { throw Contradiction(text: "the USR '\(usr)' of '\(symbol.name)' means nothing") }
    guard let found else { throw Contradiction(text: "the USR '\(usr)' is not that of '\(symbol.name)'") }
    return found
  }

  private static let letters = "$0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"

  private static func kindContradiction(_ symbol: IndexSymbol) -> Contradiction {
    Contradiction(text: "the USR '\(symbol.usr)' is not that of a symbol of kind \(symbol.kind)")
  }

  // MARK: The kind

  /// Whether a symbol of C's fits its USR: only what is a type and what is a module matters.
  private static func fitsImported(_ symbol: IndexSymbol) -> Bool {
    let mark = symbol.usr.dropFirst(2)
    guard mark.contains("@") || mark.hasPrefix("objc(") else { return false }
    let isModule = mark.hasPrefix("@M@")
    if symbol.kind == .module { return isModule }
    let types = ["@S@", "@SA@", "@U@", "@UA@", "@E@", "@EA@", "@N@", "@T@", "@CM@", "objc("]
    return !isModule && (!symbol.isType || types.contains { mark.hasPrefix($0) })
  }

  /// Whether the end of the USR, which tells the kind, agrees.
  private static func fits(_ symbol: IndexSymbol, _ usr: UnsafePointer<CChar>) -> Bool {
    var end = strlen(usr)
    // The standard library's best known types have a letter each.
    if end <= 5, symbol.isType { return true }
    let isStatic = end > 0 && UInt8(bitPattern: usr[end - 1]) == UInt8(ascii: "Z")
    if isStatic { end -= 1 }
    guard end > 4 else { return false }
    let last = UInt8(bitPattern: usr[end - 1])
    let previous = UInt8(bitPattern: usr[end - 2])
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
      if isStatic { return last == UInt8(ascii: "f") }
      return previous == UInt8(ascii: "f") && (last | 0x20) == UInt8(ascii: "d")
    case .enumCase: return !isStatic && last == UInt8(ascii: "F")
    case .macro: return previous == UInt8(ascii: "f") && last == UInt8(ascii: "m")
    case .instanceProperty:
      // A static subscript passes for one of the instances.
      return (!isStatic || symbol.subkind == .subscript) && fitsProperty(symbol, previous, last)
    case .classProperty, .staticProperty: return isStatic && fitsProperty(symbol, previous, last)
    case .variable, .parameter: return previous == UInt8(ascii: "v") && last == UInt8(ascii: "p")
    case .instanceMethod: return fitsFunction(symbol, isStatic: isStatic, false, previous, last)
    case .classMethod, .staticMethod: return fitsFunction(symbol, isStatic: isStatic, true, previous, last)
    case .function: return fitsFunction(symbol, isStatic: isStatic, isStatic, previous, last)
    case .unknown, .module, .extension: return false
    }
  }

  private static func fitsProperty(_ symbol: IndexSymbol, _ previous: UInt8, _ last: UInt8) -> Bool {
    last == UInt8(ascii: "p") && previous == UInt8(ascii: symbol.subkind == .subscript ? "i" : "v")
  }

  private static func fitsFunction(
    _ symbol: IndexSymbol, isStatic: Bool, _ mayBeStatic: Bool, _ previous: UInt8, _ last: UInt8
  ) -> Bool {
    guard symbol.isAccessor else { return isStatic == mayBeStatic && last == UInt8(ascii: "F") }
    // A static subscript's accessors pass for those of an instance.
    let isOfSubscript = previous == UInt8(ascii: "i")
    guard isOfSubscript || previous == UInt8(ascii: "v") && isStatic == mayBeStatic else { return false }
    switch symbol.subkind {
    case .getter: return last == UInt8(ascii: "g")
    case .setter: return last == UInt8(ascii: "s")
    case .willSet: return last == UInt8(ascii: "w")
    case .didSet: return last == UInt8(ascii: "W")
    default: return !"gswWpF".utf8.contains(last)
    }
  }

  // MARK: The name

  /// Where a demangled text names the symbol; nil if it does not.
  private static func name(of symbol: IndexSymbol, _ spelling: [UInt8], in text: UnsafeRawBufferPointer)
    -> Range<Int>?
  {
    let base = mangled(spelling)
    guard let end = text.place(afterName: base) else { return nil }
    let name = (end - base.count)..<end
    // The labels of an enum's case are not part of its USR.
    if symbol.kind == .enumCase { return name }
    var rest = end
    for label in Spelling.labels(of: symbol) {
      guard let next = text.place(afterLabel: mangled(label), from: rest) else { return nil }
      rest = next
    }
    return name
  }

  /// A name as it is mangled: the spaces of one between backticks do not break.
  private static func mangled(_ name: [UInt8]) -> [UInt8] {
    name.contains(32) ? name.flatMap { $0 == 32 ? [0xC2, 0xA0] : [$0] } : name
  }

  /// The module in whose text a demangled symbol is declared, that of its extension if it is in one; nil if the text begins
  /// otherwise than the USR.
  private func home(of symbol: IndexSymbol, _ name: Range<Int>, in text: UnsafeRawBufferPointer) -> Home? {
    var start = text.has(Self.static, at: 0) ? Self.static.count : 0
    if text.has(Self.swift, at: start) { return .standardLibrary }
    let isExtension = text.has(Self.extension, at: start)
    if isExtension { start += Self.extension.count }
    for module in modules where text.has(isExtension ? module.dropLast() + Self.closing : module, at: start) {
      return .measured
    }
    let end = UInt8(ascii: isExtension ? ")" : ".")
    let module = String(decoding: text[start...].prefix { $0 != end }, as: UTF8.self)
    // The first name in a USR, with its length, is the module's.
    if !isExtension, let digit = symbol.usr.utf8.dropFirst(2).first, (48...57).contains(digit),
      !symbol.usr.dropFirst(2).hasPrefix("\(module.utf8.count)\(module)")
    {
      return nil
    }
    let context = text[start..<max(start, symbol.isType ? name.upperBound : name.lowerBound - 1)]
    return .other(module: module, context: String(decoding: context, as: UTF8.self))
  }

  private static let `static` = Array("static ".utf8)
  private static let swift = Array("Swift.".utf8)
  private static let `extension` = Array("(extension in ".utf8)
  private static let closing = Array("):".utf8)

  /// The text of a function without parameters from its name on: nothing else in the index says what it returns.
  private static func result(of symbol: IndexSymbol, in text: UnsafeRawBufferPointer) -> [UInt8]? {
    guard symbol.isFunction, symbol.name.hasSuffix("()"), let place = text.place(of: brackets, from: 0) else {
      return nil
    }
    return Array(text[place...])
  }

  private static let brackets = Array("()".utf8)
}
