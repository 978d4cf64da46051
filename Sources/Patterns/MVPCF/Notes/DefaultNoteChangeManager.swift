import Examples
import Observation

/// Sends changes to the remote repository; each is under way until it ends or its task is cancelled.
@Observable
final class DefaultNoteChangeManager: NoteChangeManager {
  private var changesUnderWay: [Sending] = []
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
    let sending = Sending()
    changesUnderWay.append(sending)
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

  private func end(_ sending: Sending) {
    changesUnderWay.removeAll { $0 === sending }
  }
}

extension DefaultNoteChangeManager {
  /// One time that a change is sent: the same change may be sent again while a cancelled request has no answer yet.
  private final class Sending {}
}
