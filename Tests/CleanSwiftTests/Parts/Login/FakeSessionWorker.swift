import Examples
import TestSupport

@testable import CleanSwift

/// Keeps the session in memory, or fails as on a full disk.
final class FakeSessionWorker: SessionWorker {
  let memory = SessionInMemory()

  init() {
    super.init(store: FakeStore())
  }

  override func load() -> Session? {
    memory.load()
  }

  override func save(_ session: Session) throws {
    try memory.save(session)
  }

  override func delete() {
    memory.delete()
  }
}
