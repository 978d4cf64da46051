import CodeGraph
import Foundation
import Traces

/// The file that an instrumented program writes: calls as two addresses, marks where steps begin, and windows.
struct CallStream {
  /// The first word of an entry with a text, which is no address; the second is the number of bytes.
  private enum Mark: UInt64 {
    case step = 0
    case window = 1
  }

  private enum Entry {
    case call(callee: UInt64, caller: UInt64)
    /// The start of a step; an empty text ends the one before.
    case step(String)
    /// The window after the step before.
    case window(String)
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
      guard let mark = Mark(rawValue: first) else {
        // Both addresses are those after an instruction in the function.
        entries.append(.call(callee: first - 1, caller: second - 1))
        continue
      }
      guard second <= data.count - place else { break }
      let start = data.startIndex + place
      let text = String(decoding: data[start..<start + Int(second)], as: UTF8.self)
      place += Int(second)
      switch mark {
      case .step: entries.append(.step(text))
      case .window: entries.append(.window(text))
      }
    }
    self.entries = entries
  }

  /// All addresses whose lines are needed, in order.
  var addresses: [UInt64] {
    var addresses: Set<UInt64> = []
    for case .call(let callee, let caller) in entries { addresses.formUnion([callee, caller]) }
    return addresses.sorted()
  }

  /// The steps with the calls between different types; equal calls in a row are counted. Calls outside steps are left out, as are
  /// steps without a call that only look.
  ///
  /// Code that the compiler or a macro adds has no line; ``DeclarationLines`` has that of its property.
  func steps(
    in functions: FunctionTable, places: [UInt64: Place], declarations: DeclarationLines
  ) -> [Recording.Step] {
    func call(_ callee: UInt64, from caller: UInt64) -> Recording.Call? {
      guard let to = functions.function(at: callee), let receiver = to.name,
        let sender = functions.function(at: caller)?.name, sender.type != receiver.type
      else { return nil }
      return Recording.Call(
        from: sender.type == Self.entry ? nil : sender.type, to: receiver.type, member: receiver.member,
        place: places[caller] ?? declarations[sender],
        target: to.kind == .witness ? nil : places[callee] ?? declarations[receiver])
    }
    var steps: [Recording.Step] = []
    var isOpen = false
    for entry in entries {
      switch entry {
      case .step(let text):
        isOpen = !text.isEmpty
        if isOpen { steps.append(Recording.Step(text: text)) }
      case .window(let text):
        if let last = steps.indices.last { steps[last].window = text }
      case .call(let callee, let caller):
        guard isOpen, let call = call(callee, from: caller) else { continue }
        steps[steps.count - 1].add(call)
      }
    }
    return steps.filter { !$0.calls.isEmpty || !Self.onlyLooks($0) }
  }

  /// The recorded text is not a whole step: it lacks what is to be seen.
  private static func onlyLooks(_ recorded: Recording.Step) -> Bool {
    recorded.text.hasPrefix("see ") || recorded.text == "screen"
  }

  /// The type that opens a pattern; its calls have no sender.
  private static let entry = "Example"
}
