import CodeGraph

/// The functions of an instrumented program by address.
struct FunctionTable {
  /// The functions with their first addresses, in order.
  private let functions: [(start: UInt64, function: RecordedFunction)]

  /// Reads the output of `llvm-nm --print-size`: address, size, a letter for the kind of symbol and a mangled name in each
  /// line.
  init(symbols: String, patterns modules: Set<String>) {
    let demangler = Demangler()
    var found: [UInt64: RecordedFunction] = [:]
    var ends: Set<UInt64> = []
    for line in symbols.utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
      guard parts.count == 4, let kind = parts[2].first, "tTwW".utf8.contains(kind),
        let address = UInt64(String(parts[0]) ?? "", radix: 16),
        let size = UInt64(String(parts[1]) ?? "", radix: 16), let name = String(parts[3])
      else { continue }
      ends.insert(address + size)
      let text = name.hasPrefix("$s") ? demangler.text(ofUSR: "s:\(name.dropFirst(2))") : nil
      let function = RecordedFunction(text ?? name, patterns: modules)
      // One address may have several names.
      if found[address].map({ $0.kind == .thunk }) ?? true { found[address] = function }
    }
    // The functions between two symbols have none of their own, such as those that destroy a closure's variables.
    for end in ends where found[end] == nil { found[end] = .thunk }
    functions = found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The function that contains an address; nil outside the program.
  func function(at address: UInt64) -> RecordedFunction? {
    var (low, high) = (0, functions.count)
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].start <= address { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? functions[low - 1].function : nil
  }

  /// The list for ``RecorderSource``.
  var list: String {
    functions.map { "\(String($0.start, radix: 16)) \($0.function.kind.rawValue)\n" }.joined()
  }
}
