/// What a source advises on using its pattern; a subject on which it is silent is nil.
public struct Advice: Sendable, Hashable {
  /// How the parts should talk to one another.
  public let interaction: String?
  /// Where state should live.
  public let state: String?
  /// Where errors should be handled and how they should be told.
  public let errors: String?
  /// Where network and storage should be dealt with.
  public let networking: String?
  /// Who gives the advice.
  public let source: Source

  /// Creates advice from one source.
  public init(
    interaction: String? = nil, state: String? = nil, errors: String? = nil, networking: String? = nil,
    source: Source
  ) {
    self.interaction = interaction
    self.state = state
    self.errors = errors
    self.networking = networking
    self.source = source
  }
}
