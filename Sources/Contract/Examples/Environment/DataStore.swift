import Foundation

/// Stores the bytes of one file across launches.
public protocol DataStore: Sendable {
  /// Reads the bytes; returns nil if nothing is stored.
  ///
  /// - Throws: An error if something is stored and cannot be read.
  func read() throws -> Data?

  /// Replaces the bytes atomically.
  ///
  /// - Throws: An error if writing fails; what was stored is then unchanged.
  func write(_ data: Data) throws

  /// Deletes the bytes.
  ///
  /// - Returns: Whether nothing is left.
  @discardableResult
  func delete() -> Bool

  /// Puts corrupt bytes aside, so that nothing is stored.
  func setAside()
}
