import Examples

/// Has the note read if it is to be read first, and tells its parent of it and of what the user asks for.
struct NoteDetailReducer: Reducer {
  let client: NotesClient

  func reduce(into state: inout NoteDetailState, action: NoteDetailAction) -> Effect<NoteDetailAction> {
    switch action {
    case .view(.loaded):
      return state.isReading ? read(state.noteID) : .none
    case .view(.editTapped):
      return .send(.delegate(.editTapped(state.noteID)))
    case .view(.deleteTapped):
      return .send(.delegate(.deleteTapped(state.noteID)))
    case .delegate(.read), .delegate(.notRead):
      state.isReading = false
      return .none
    case .delegate(.editTapped), .delegate(.deleteTapped):
      return .none
    }
  }

  private func read(_ id: Note.ID) -> Effect<NoteDetailAction> {
    .run(EffectID("read")) { [client] in
      do throws(NotesFailure) {
        return .delegate(.read(try await client.note(withID: id)))
      } catch {
        return .delegate(.notRead(id, error))
      }
    }
  }
}
