import Examples
import Observation

/// Sends changes to the remote repository; each is under way until it ends or its task is cancelled.
@Observable
final class DefaultNoteChangeManager: NoteChangeManager {
  /// The changes under way, each as the number of its sending.
  private var changesUnderWay: Set<Int> = []
  @ObservationIgnored private var lastSending = 0
  private let repository: any NotesRemoteRepository

  init(repository: any NotesRemoteRepository) {
    self.repository = repository
  }

  var isSending: Bool { !changesUnderWay.isEmpty }

  func save(_ change: NoteChange) async throws(NotesFailure) -> Note {
    try await send(change, by: repository.save)
  }

  func delete(_ change: NoteChange) async throws(NotesFailure) {
    try await send(change, by: repository.delete)
  }

  private func send<Answer: Sendable>(
    _ change: NoteChange, by request: (NoteChange) async throws(NotesFailure) -> Answer
  ) async throws(NotesFailure) -> Answer {
    let sending = begin()
    defer { end(sending) }
    return try await withTaskCancellationHandler { () async -> Result<Answer, NotesFailure> in
      do throws(NotesFailure) {
        return .success(try await request(change))
      } catch {
        return .failure(error)
      }
    } onCancel: {
      Task { @MainActor [weak self] in self?.end(sending) }
    }.get()
  }

  /// Numbers a sending: the same change may be sent again while a cancelled request has no answer yet.
  private func begin() -> Int {
    lastSending += 1
    changesUnderWay.insert(lastSending)
    return lastSending
  }

  private func end(_ sending: Int) {
    changesUnderWay.remove(sending)
  }
}
