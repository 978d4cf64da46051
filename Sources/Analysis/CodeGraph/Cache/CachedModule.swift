import Foundation
import Processes

/// A module's entry in the cache.
struct CachedModule {
  /// The packed ``ModuleCode``.
  let code: Data
  /// The `.swiftmodule` file, which the compiler needs for importing modules; empty if no module imports it.
  let interface: Data
}

extension CachedModule {
  /// Decodes a file; nil if its checksum or its length is wrong.
  init?(_ file: Data) {
    guard file.count >= 16 else { return nil }
    let rest = file.dropFirst(8)
    let count = Self.number(rest)
    guard Self.number(file) == Self.checksum(of: rest), count <= UInt64(rest.count - 8) else { return nil }
    self.init(
      code: Data(rest.dropFirst(8).prefix(Int(count))), interface: Data(rest.dropFirst(8 + Int(count))))
  }

  /// The file: a checksum of the rest, the length of the code, the code, the interface.
  var file: Data {
    let rest = Self.bytes(UInt64(code.count)) + code + interface
    return Self.bytes(Self.checksum(of: rest)) + rest
  }

  private static func checksum(of data: Data) -> UInt64 {
    var fingerprint = Fingerprint()
    fingerprint.add(data)
    return fingerprint.value
  }

  private static func bytes(_ number: UInt64) -> Data {
    withUnsafeBytes(of: number) { Data($0) }
  }

  private static func number(_ data: Data) -> UInt64 {
    data.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
  }
}
