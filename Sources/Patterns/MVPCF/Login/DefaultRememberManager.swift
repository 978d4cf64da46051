import Examples

/// Writes the session to the store.
struct DefaultRememberManager: RememberManager {
  let store: any DataStore

  func remember(_ session: Session) throws {
    try store.write(SessionFormat.encode(session))
  }
}
