import Examples
import Observation

/// The Banner module as its screens know it.
protocol BannerSupporting: AnyObject, Observable {
  var sync: String { get }
  /// The oldest delete that failed; empty if none can be sent again.
  var failure: String { get }

  /// Has that delete sent again; calls `close` with its note.
  func retryDelete(close: (Note.ID) -> Void)
}
