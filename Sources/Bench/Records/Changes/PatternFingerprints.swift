import Catalog
import Processes
import Synchronization

/// The fingerprints of shared code and of one pattern's, each taken once, as a pattern has many cells.
final class PatternFingerprints: Sendable {
  private let known = Mutex<[Card.ID: Fingerprint]>([:])

  /// The fingerprint that is known of a pattern, or the one that `take` takes.
  func fingerprint(of card: Card, take: () -> Fingerprint) -> Fingerprint {
    if let fingerprint = known.withLock({ $0[card.id] }) { return fingerprint }
    let fingerprint = take()
    known.withLock { $0[card.id] = fingerprint }
    return fingerprint
  }
}
