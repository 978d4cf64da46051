/// What the user asked for with `--color`.
public enum ColorChoice: String, Sendable, CaseIterable {
  /// The environment and the terminal decide.
  case auto
  /// Colour even into a file or a pipe.
  case always
  /// No colour.
  case never
}
