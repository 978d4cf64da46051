import Catalog
import CommandLineKit
import Examples

/// What the words of the command choose.
extension RaceCommand {
  /// The requests that ask for a change of every pattern.
  static var requests: [ChangeRequest] { ChangeRequest.all.filter { !$0.isControl } }

  func chosenRequest(
    _ invocation: Invocation, in entry: Registry.Entry?
  ) throws(CommandFailure) -> ChangeRequest? {
    if let number = invocation.parsed[variant] {
      return try drawnRequest(by: number, in: entry, invocation.parsed)
    }
    guard let word = invocation.parsed[request] else { return nil }
    guard let request = Self.requests.first(where: { $0.id == word.lowercased() }) else {
      throw .command(.unknown(word, "request", among: Self.requests.map(\.id)))
    }
    return request
  }

  /// The request that a number draws for a pattern, among those about its examples.
  private func drawnRequest(
    by number: Int, in entry: Registry.Entry?, _ parsed: Parsed
  ) throws(CommandFailure) -> ChangeRequest {
    guard parsed[request] == nil, !parsed[check], !parsed[stop] else {
      throw .command(
        parsed.usageError("'--variant' draws a request at the start; name it by '--request' afterwards."))
    }
    guard let entry else { throw .command(parsed.usageError("Give both '--variant' and '--in'.")) }
    let possible = Self.requests.filter { request in
      Example.all.contains { $0.name == request.example && $0.isShown(by: entry.pattern) }
    }
    guard !possible.isEmpty else {
      throw CommandFailure("No request is about an example of \(entry.card.name).", .usage)
    }
    return possible.drawn(by: number)
  }

  func chosenEntry(_ invocation: Invocation) throws(CommandFailure) -> Registry.Entry? {
    guard let word = invocation.parsed[pattern] else { return nil }
    guard let entry = shared.entries.first(where: { $0.card.isCalled(word) }) else {
      throw .command(.unknown(word, "pattern", among: shared.entries.map(\.pattern.id)))
    }
    return entry
  }

  /// The started race that is meant: the one of the request and the pattern, or the only one.
  func race(
    of request: ChangeRequest?, _ entry: Registry.Entry?, in checkout: RaceCheckout
  ) throws(CommandFailure) -> Race {
    let races = checkout.races.filter { race in
      (request == nil || race.request == request?.id) && (entry == nil || race.pattern == entry?.pattern.id)
    }
    if let race = races.first, races.count == 1 { return race }
    guard !races.isEmpty else {
      throw CommandFailure(
        "No such race is started. 'swift run compare kata race' lists the requests and the started races.",
        .usage)
    }
    let choices = races.map { "'\($0.options)'" }.joined(separator: ", ")
    throw CommandFailure("\(races.count) races are started. Add one of \(choices).", .usage)
  }
}
