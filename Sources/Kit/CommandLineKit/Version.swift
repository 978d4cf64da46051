/// The catalogue's version.
public enum Version {
  /// The text that `--version` prints.
  public static let current = "0.2.0"
}
