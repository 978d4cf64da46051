import Examples

/// The commands `greet-X` and `login-X`.
public enum ExampleCommand {
  /// Runs the command that the program was started as.
  public static func main(_ pattern: some Pattern) async {}
}
