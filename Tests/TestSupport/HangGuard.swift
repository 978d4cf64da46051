/// The one time limit of all tests: far beyond what any load explains, so that only what hangs meets it.
public nonisolated struct HangGuard: Sendable {
  /// How long anything may take.
  public static let seconds = 300

  /// Something never happened.
  public struct Hung: Error {
    /// What was waited for.
    public let awaited: String
  }

  private let end = ContinuousClock.now + .seconds(seconds)

  /// Begins to count.
  public init() {}

  /// Fails once the time is up.
  public func check(_ awaited: @autoclosure () -> String) throws {
    if .now >= end { throw Hung(awaited: awaited()) }
  }
}
