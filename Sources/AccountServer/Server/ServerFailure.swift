/// The reason why the server cannot start.
public enum ServerFailure: Error, Sendable, Equatable {
  /// Another process listens on the port.
  case portTaken
  /// A system call failed, with this message.
  case system(String)
}
