import Examples

/// Keeps the session between launches.
struct SessionClient {
  let store: any DataStore

  /// Loads the session; sets corrupt bytes aside.
  func load() -> Session? {
    do {
      return try store.read().map(SessionFormat.decode)
    } catch {
      store.setAside()
      return nil
    }
  }

  /// Stores the session for the next launch, and returns whether that succeeded.
  func save(_ session: Session) -> Bool {
    (try? store.write(SessionFormat.encode(session))) != nil
  }

  func delete() {
    store.delete()
  }
}
