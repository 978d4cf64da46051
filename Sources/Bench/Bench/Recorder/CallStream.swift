import CodeGraph
import Foundation
import Traces

/// The file that an instrumented program writes: calls as two addresses, and marks where steps begin.
struct CallStream {
  private enum Entry {
    case call(callee: UInt64, caller: UInt64)
    case mark(String)
  }

  private let entries: [Entry]

  /// Reads a file; one that ends too early loses its last entry.
  init(_ data: Data) {
    func word(_ place: Int) -> UInt64 {
      data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt64.self) }
    }
    var entries: [Entry] = []
    var place = 0
    while place + 16 <= data.count {
      let (first, second) = (word(place), word(place + 8))
      place += 16
      guard first == 0 else {
        // Both addresses are those after an instruction in the function.
        entries.append(.call(callee: first - 1, caller: second - 1))
        continue
      }
      guard second <= data.count - place else { break }
      let start = data.startIndex + place
      entries.append(.mark(String(decoding: data[start..<start + Int(second)], as: UTF8.self)))
      place += Int(second)
    }
    self.entries = entries
  }

  /// All addresses whose lines are needed, in order.
  var addresses: [UInt64] {
    var addresses: Set<UInt64> = []
    for case .call(let callee, let caller) in entries { addresses.formUnion([callee, caller]) }
    return addresses.sorted()
  }

  /// The steps with the calls between different types; calls outside steps are left out.
  ///
  /// Code that the compiler or a macro adds has no line; ``DeclarationLines`` has that of its property.
  func steps(
    in functions: FunctionTable, places: [UInt64: Place], declarations: DeclarationLines
  ) -> [Recording.Step] {
    var steps: [Recording.Step] = []
    var isOpen = false
    for entry in entries {
      switch entry {
      case .mark(let text):
        isOpen = !text.isEmpty
        if isOpen { steps.append(Recording.Step(text: text, calls: [])) }
      case .call(let callee, let caller):
        guard isOpen, let to = functions.function(at: callee), let from = functions.function(at: caller),
          from.type != to.type
        else { continue }
        let last = steps.count - 1
        let call = Recording.Call(
          from: from.type == Self.entry ? nil : from.type, to: to.type, member: to.member,
          place: places[caller] ?? declarations[from],
          target: to.kind == .witness ? nil : places[callee] ?? declarations[to])
        if let previous = steps[last].calls.last, previous.isLike(call) {
          steps[last].calls[steps[last].calls.count - 1].count += 1
        } else {
          steps[last].calls.append(call)
        }
      }
    }
    return steps.filter { !$0.calls.isEmpty || !$0.text.hasPrefix("see ") && $0.text != "screen" }
  }

  /// The type that starts a pattern's composition root.
  private static let entry = "Example"
}
