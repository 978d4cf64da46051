import Foundation

/// One way in which a file of an index store can be damaged.
struct Damage: CustomStringConvertible, Sendable {
  enum Kind: Sendable {
    /// Some bits of one byte are the other way round.
    case flip(mask: UInt8)
    /// Sixteen bytes are zero.
    case zeros
    /// Sixteen bytes are something else.
    case noise
    /// The file ends here.
    case cut
    case empty, missing, folder, unreadable
  }

  /// The file's path under the store.
  let file: String
  let kind: Kind
  /// The byte at which it begins.
  let place: Int

  var description: String { "\(file): \(kind) at \(place)" }

  /// All kinds, spread over a file from its first byte to its last.
  static func spread(over file: String, of size: Int, count: Int) -> [Damage] {
    let whole: [Kind] = [.empty, .missing, .folder] + (getuid() == 0 ? [] : [.unreadable])
    return whole.map { Damage(file: file, kind: $0, place: 0) }
      + (0..<count).map { Damage(file: file, kind: kind($0), place: $0 * size / count) }
  }

  private static func kind(_ number: Int) -> Kind {
    switch number % 10 {
    case 6: .zeros
    case 7: .noise
    case 8: .cut
    case 9: .flip(mask: 0b101 << UInt8(number / 10 % 6))
    default: .flip(mask: 1 << UInt8(number * 3 % 8))
    }
  }

  /// Puts the damaged file in place of the good one.
  func apply(to original: Data, in store: URL) throws {
    let url = store.appending(path: file)
    let manager = FileManager.default
    switch kind {
    case .empty: try Data().write(to: url)
    case .missing: try manager.removeItem(at: url)
    case .folder:
      try manager.removeItem(at: url)
      try manager.createDirectory(at: url, withIntermediateDirectories: false)
    case .unreadable: try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: url.path)
    case .cut: try original.prefix(place).write(to: url)
    case .flip(let mask):
      var bytes = Array(original)
      bytes[place] ^= mask
      try Data(bytes).write(to: url)
    case .zeros, .noise:
      var bytes = Array(original)
      for offset in place..<min(place + 16, bytes.count) {
        if case .zeros = kind {
          bytes[offset] = 0
        } else {
          bytes[offset] = UInt8(truncatingIfNeeded: offset &* 167 &+ 13)
        }
      }
      try Data(bytes).write(to: url)
    }
  }

  /// Puts the good file back.
  func mend(with original: Data, in store: URL) throws {
    let url = store.appending(path: file)
    try? FileManager.default.removeItem(at: url)
    try original.write(to: url)
  }
}
