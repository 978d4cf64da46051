import Catalog
import Foundation

/// A number that tells whether code is still that of before: FNV-1a of 64 bits, Fowler, Noll and Vo 1991.
///
/// It guards against forgetting, not against forging.
struct CodeFingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// What every pattern and its tests rest on.
  private static let shared = [
    "Sources/Examples", "Sources/Scenarios", "Sources/TerminalKit", "Sources/TerminalText",
    "Tests/TestSupport",
  ]

  /// The fingerprint of a pattern's code, its unit tests and its mutants, and of what all of them rest on.
  init(of card: Card, in package: URL) {
    for folder in ["Sources/Patterns/\(card.module)", "Tests/\(card.module)Tests"] + Self.shared {
      for path in PackageCopy.paths(in: folder, of: package).sorted() where path.hasSuffix(".swift") {
        add(path)
        add((try? String(contentsOf: package.appending(path: path), encoding: .utf8)) ?? "")
      }
    }
    for mutant in card.mutants {
      add(mutant.mutation.rawValue)
      for edit in mutant.edits {
        for text in [edit.file, edit.original, edit.replacement] { add(text) }
      }
    }
  }

  /// Takes a text into account, and where it ends.
  private mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0)
  }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// The number in sixteen digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
