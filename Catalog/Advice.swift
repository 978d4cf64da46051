/// A source's advice on using its pattern; nil for a subject that it does not mention.
public struct Advice: Sendable, Hashable {
  /// Advice on how the parts should communicate.
  public internal(set) var interaction: String? = nil
  /// Advice on where to keep state.
  public internal(set) var state: String? = nil
  /// Advice on where to handle errors and how to report them.
  public internal(set) var errors: String? = nil
  /// Advice on where to access network and storage.
  public internal(set) var networking: String? = nil
  /// The source.
  public let source: Source
}
