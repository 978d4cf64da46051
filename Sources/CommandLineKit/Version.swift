/// The catalogue's version.
public enum Version {
  /// What `--version` shows.
  public static let current = "0.2.0"
}
