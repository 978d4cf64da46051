/// The value of `--color`.
public enum ColorChoice: String, Sendable, CaseIterable {
  /// The environment and the terminal decide.
  case auto
  /// Colour, even in a file or a pipe.
  case always
  /// No colour.
  case never
}
