/// A reason why calls cannot be recorded.
public enum TraceError: Error, Equatable, CustomStringConvertible {
  /// The recorder does not work on this system.
  case needsLinux
  /// There is no Swift toolchain; the reason says what to do.
  case noToolchain(reason: String)
  /// The toolchain lacks a tool.
  case missingTool(name: String)
  /// Another process records in the same folder.
  case busy
  /// A file or folder of the recorder cannot be used.
  case unusable(path: String, reason: String)
  /// A program that the recorder needs cannot be started.
  case doesNotStart(program: String, reason: String)
  /// The build, the recorded program or a tool failed.
  case failed(program: String, output: String)

  /// The failure and its remedy, in a sentence or two.
  public var description: String {
    switch self {
    case .needsLinux:
      "Recording needs Linux for now; 'compare trace' shows the kept recordings everywhere."
    case .noToolchain(let reason): reason
    case .missingTool(let name):
      "Recording needs '\(name)', which this toolchain lacks. Install one from swift.org."
    case .busy: "Another recording is under way. Try again when it has ended."
    case .unusable(let path, let reason): "'\(path)' cannot be written: \(reason)."
    case .doesNotStart(let program, let reason): "'\(program)' cannot be started: \(reason)."
    case .failed(let program, let output): "'\(program)' failed:\n\(output)"
    }
  }
}
