import Examples

/// The model's access to the stored session.
struct SessionStore {
  let store: any DataStore

  /// Loads the session; sets data aside that cannot be decoded.
  func load() -> Session? {
    do {
      return try store.read().map(SessionFormat.decode)
    } catch {
      store.setAside()
      return nil
    }
  }

  func save(_ session: Session) throws {
    try store.write(SessionFormat.encode(session))
  }

  func delete() {
    store.delete()
  }
}
