import Examples

/// Reads the session from its file; a file that holds none is set aside.
struct DefaultRestoreManager: RestoreManager {
  let file: SessionFile

  func restore() -> User? {
    do {
      return try file.read().map(SessionFormat.decode)?.user
    } catch {
      file.setAside()
      return nil
    }
  }
}
