import Examples

/// The adapter to the disk: all storing of the example stands here.
final class StorageAdapter: StorageAdapting {
  private let file: SessionFile

  init(file: SessionFile) {
    self.file = file
  }

  /// The stored session; a file that holds none is set aside.
  func load() -> Session? {
    do {
      return try file.read().map(SessionFormat.decode)
    } catch {
      file.setAside()
      return nil
    }
  }

  func save(_ session: Session) -> Bool {
    (try? file.write(SessionFormat.encode(session))) != nil
  }

  func delete() {
    file.delete()
  }
}
