import Examples

/// Writes the session into its file.
struct DefaultRememberManager: RememberManager {
  let file: SessionFile

  func remember(_ session: Session) throws {
    try file.write(SessionFormat.encode(session))
  }
}
