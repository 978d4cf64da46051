import Foundation

/// What is kept of a module once it was read.
struct CachedModule {
  /// What was read, as ``ModuleCode`` packs it.
  let code: Data
  /// What the compiler needs for those who import the module; empty if nobody does.
  let interface: Data
}

extension CachedModule {
  /// Takes one out of a file's bytes; nil if they are not what was written.
  init?(_ file: Data) {
    guard file.count >= 16 else { return nil }
    let rest = file.dropFirst(8)
    let count = Self.number(rest)
    guard Self.number(file) == Self.checksum(of: rest), count <= UInt64(rest.count - 8) else { return nil }
    self.init(
      code: Data(rest.dropFirst(8).prefix(Int(count))), interface: Data(rest.dropFirst(8 + Int(count))))
  }

  /// The bytes of the file: a checksum of what follows, the size of the code, the code and the interface.
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
