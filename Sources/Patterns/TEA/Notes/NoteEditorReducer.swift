import Examples
import Foundation

/// Checks the texts of a note or a new one, has them saved, asks before changes are dropped, and tells its parent when it is
/// done.
struct NoteEditorReducer: Reducer {
  let client: NotesClient
  /// Makes the key of a change.
  let makeKey: () -> String

  private static let save = EffectID("save")

  func reduce(into state: inout NoteEditorState, action: NoteEditorAction) -> Effect<NoteEditorAction> {
    switch action {
    case .view(let action):
      return reduce(into: &state, action: action)
    case .saved(let note):
      stopSaving(&state, problem: "")
      return .send(.delegate(.saved(note)))
    case .notSaved(let failure):
      stopSaving(&state, problem: NotesStrings.message(for: failure))
      return .none
    case .delegate:
      return .none
    }
  }

  private func reduce(
    into state: inout NoteEditorState, action: NoteEditorAction.View
  ) -> Effect<NoteEditorAction> {
    switch action {
    case .titleEdited(let title):
      state.title = title
      return .none
    case .bodyEdited(let body):
      state.body = body
      return .none
    case .saveTapped:
      guard !state.isSaving else { return .none }
      return save(&state)
    case .cancelTapped, .dismissAttempted:
      return cancel(&state)
    case .discardTapped:
      state.isAsking = false
      return .send(.delegate(.closed))
    case .disappeared:
      return .send(.delegate(.closed))
    case .keepTapped:
      state.isAsking = false
      return .none
    }
  }

  private func save(_ state: inout NoteEditorState) -> Effect<NoteEditorAction> {
    do {
      let change = change(to: try checked(state.draft), of: state.note, after: state.lastChange)
      state.lastChange = change
      state.problem = NotesStrings.saving
      state.isSaving = true
      return send(change)
    } catch {
      state.problem = NotesStrings.message(for: error)
      return .none
    }
  }

  /// Returns the texts without white space around the title; throws if that is empty.
  private func checked(_ draft: NoteDraft) throws(NotesFailure) -> NoteDraft {
    let title = draft.title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { throw .emptyTitle }
    return NoteDraft(title: title, body: draft.body)
  }

  /// The change that saves a draft: the last one again if that had the same texts, so that the server makes it once.
  private func change(to draft: NoteDraft, of note: Note?, after last: NoteChange?) -> NoteChange {
    let kind = note.map { NoteChange.Kind.edit($0, draft) } ?? .add(draft)
    if let last, last.kind == kind { return last }
    return NoteChange(key: makeKey(), kind: kind)
  }

  private func send(_ change: NoteChange) -> Effect<NoteEditorAction> {
    .run(Self.save) { [client] in
      do throws(NotesFailure) {
        return .saved(try await client.save(change))
      } catch {
        return .notSaved(error)
      }
    }
  }

  private func cancel(_ state: inout NoteEditorState) -> Effect<NoteEditorAction> {
    if state.isSaving {
      stopSaving(&state, problem: NotesStrings.cancelled)
      return .cancel(Self.save)
    }
    if state.hasChanges {
      state.isAsking = true
      return .none
    }
    return .send(.delegate(.closed))
  }

  private func stopSaving(_ state: inout NoteEditorState, problem: String) {
    state.isSaving = false
    state.problem = problem
  }
}
