import Examples

/// The model's way to the disk.
struct SessionStore {
  let store: any DataStore

  /// The stored session; a file that holds none is set aside.
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
