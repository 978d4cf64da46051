import Catalog
import CommandLineKit
import Examples

/// What the words of the command choose.
extension RaceCommand {
  /// The requests that ask for a change of every pattern.
  static var requests: [ChangeRequest] { ChangeRequest.all.filter { !$0.isControl } }

  func chosenRequest(_ invocation: Invocation) throws(CommandFailure) -> ChangeRequest? {
    guard let word = invocation.parsed[request] else { return nil }
    guard let request = Self.requests.first(where: { $0.id == word.lowercased() }) else {
      throw .command(.unknown(word, "request", among: Self.requests.map(\.id)))
    }
    return request
  }

  func chosenEntry(_ invocation: Invocation) throws(CommandFailure) -> Registry.Entry? {
    guard let word = invocation.parsed[pattern] else { return nil }
    guard let entry = shared.entries.first(where: { $0.card.isCalled(word) }) else {
      throw .command(.unknown(word, "pattern", among: shared.entries.map(\.pattern.id)))
    }
    return entry
  }

  /// The options that name a race; empty for another exercise.
  static func options(of kind: StartedExercise.Kind) -> String {
    switch kind {
    case .kata: ""
    case .race(let request, let pattern): "--request \(request) --in \(pattern)"
    }
  }

  /// The started race that is meant: the one of the request and the pattern, or the only one.
  func race(
    of request: ChangeRequest?, _ entry: Registry.Entry?, in checkout: ExerciseCheckout
  ) throws(CommandFailure) -> StartedExercise {
    let races = checkout.started.filter { exercise in
      guard case .race(let requestID, let pattern) = exercise.kind else { return false }
      return (request == nil || requestID == request?.id) && (entry == nil || pattern == entry?.pattern.id)
    }
    if let race = races.first, races.count == 1 { return race }
    guard !races.isEmpty else {
      throw CommandFailure(
        "No such race is started. 'swift run compare kata race' lists the requests and the started races.",
        .usage)
    }
    let choices = races.map { "'\(Self.options(of: $0.kind))'" }.joined(separator: ", ")
    throw CommandFailure("\(races.count) races are started. Add one of \(choices).", .usage)
  }
}
