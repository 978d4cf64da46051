/// Two change requests of one example, made in one pattern together.
public struct RequestPair: Sendable, Hashable, Identifiable {
  /// The request that stands first in tables.
  public let first: ChangeRequest
  /// The other.
  public let second: ChangeRequest

  /// Joins two requests.
  init(_ first: ChangeRequest, _ second: ChangeRequest) {
    self.first = first
    self.second = second
  }

  /// The ids of both, such as `prefill+three`.
  public var id: String { "\(first.id)+\(second.id)" }
}
