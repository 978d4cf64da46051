import Examples

/// The service for sessions, over a file.
struct SessionFileService: SessionService {
  let file: SessionFile

  /// The stored session; a file that holds none is set aside.
  func load() -> Session? {
    do {
      return try file.read().map(SessionFormat.decode)
    } catch {
      file.setAside()
      return nil
    }
  }

  func save(_ session: Session) throws {
    try file.write(SessionFormat.encode(session))
  }

  func delete() {
    file.delete()
  }
}
