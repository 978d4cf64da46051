/// The only time limit in the tests: so long that only a hanging program reaches it, however busy the machine is.
public nonisolated struct HangGuard: Sendable {
  /// The time limit in seconds.
  public static let seconds = 300

  /// An awaited event did not happen in time.
  public struct Hung: Error {
    /// The description of the event.
    public let awaited: String
  }

  private let end = ContinuousClock.now + .seconds(seconds)

  /// Starts the time limit.
  public init() {}

  /// Throws once the time limit is over.
  public func check(_ awaited: @autoclosure () -> String) throws {
    if .now >= end { throw Hung(awaited: awaited()) }
  }
}
