/// Why the server cannot start.
public enum ServerFailure: Error, Sendable, Equatable {
  /// Somebody else listens at the port.
  case portTaken
  /// The system refuses, for that reason.
  case system(String)
}
