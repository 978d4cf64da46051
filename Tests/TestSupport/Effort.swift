import Foundation

/// The amount of work of a test: small in `swift test`, large if `NIGHTLY` is set.
public nonisolated enum Effort {
  /// Whether this is a nightly run.
  public static let isNightly = ProcessInfo.processInfo.environment["NIGHTLY"] != nil

  /// The number for this kind of run.
  public static func count(_ usual: Int, nightly: Int) -> Int { isNightly ? nightly : usual }
}
