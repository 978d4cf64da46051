import Catalog
import Foundation
import Traces

/// The arrows between roles in a recorded step of a scenario, each at its first message.
struct RecordedAnswer {
  /// Why there is no answer.
  struct Failure: Error {
    let reason: String
  }

  /// An arrow between two roles.
  struct Arrow: Equatable {
    let from: String
    let to: String
  }

  let arrows: [Arrow]
  /// Whether the code was changed since the recording.
  let isStale: Bool

  /// Reads the recording of a pattern in a package.
  init(of card: Card, scenario: String, step: String, in package: URL) throws(Failure) {
    let store = RecordingStore(in: package)
    let kept: KeptRecordings?
    do {
      kept = try store.kept(of: card)
    } catch {
      throw Failure(reason: error.description)
    }
    let steps = kept?.traces(of: card) { $0.scenario == scenario }.first?.steps
    guard let kept, let messages = steps?.first(where: { $0.text == step })?.messages else {
      throw Failure(reason: "nothing is recorded: 'swift run compare trace --record \(card.id)' does it")
    }
    var arrows: [Arrow] = []
    for message in messages {
      let arrow = Arrow(from: message.from ?? "", to: message.to)
      if !arrows.contains(arrow) { arrows.append(arrow) }
    }
    self.arrows = arrows
    isStale = store.isStale(kept, of: card)
  }
}
