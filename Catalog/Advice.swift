/// What a source advises on using its pattern; a subject on which it is silent is nil.
public struct Advice: Sendable, Hashable {
  /// How the parts should talk to one another.
  public internal(set) var interaction: String? = nil
  /// Where state should live.
  public internal(set) var state: String? = nil
  /// Where errors should be handled and how they should be told.
  public internal(set) var errors: String? = nil
  /// Where network and storage should be dealt with.
  public internal(set) var networking: String? = nil
  /// Who gives the advice.
  public let source: Source
}
