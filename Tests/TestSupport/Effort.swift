import Foundation
import Testing

/// The amount of work of a test: small in `swift test`, large at night, with `NIGHTLY=1`.
public nonisolated enum Effort {
  /// Whether this is a nightly run.
  public static let isNightly = ProcessInfo.processInfo.environment["NIGHTLY"] != nil

  /// The number for this kind of run.
  public static func count(_ usual: Int, nightly: Int) -> Int { isNightly ? nightly : usual }
}

extension Trait where Self == ConditionTrait {
  /// A test for the night alone: it builds packages, endures, repeats, or tries everything at every width.
  public nonisolated static var nightly: Self {
    .enabled(if: Effort.isNightly, "it takes long, and runs at night: NIGHTLY=1")
  }
}
