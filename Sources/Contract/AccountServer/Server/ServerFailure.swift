/// The reason why the server cannot start.
public struct ServerFailure: Error, Sendable {
  /// What is wrong with the port, such as "is taken".
  public let problem: String
}
