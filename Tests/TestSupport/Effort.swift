import Foundation

/// How much a test does of what more of finds more: little in `swift test`, much where `NIGHTLY` is set.
public nonisolated enum Effort {
  /// Whether there is time.
  public static let isNightly = ProcessInfo.processInfo.environment["NIGHTLY"] != nil

  /// One of two numbers.
  public static func count(_ usual: Int, nightly: Int) -> Int { isNightly ? nightly : usual }
}
