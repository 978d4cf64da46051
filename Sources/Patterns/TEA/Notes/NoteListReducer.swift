import Examples

/// Has the notes read, keeps the filter, and tells its parent what to show.
struct NoteListReducer: Reducer {
  let client: NotesClient

  func reduce(into state: inout NoteListState, action: NoteListAction) -> Effect<NoteListAction> {
    switch action {
    case .view(.loaded):
      return read(&state)
    case .view(let action):
      state.notice = nil
      return reduce(into: &state, action: action)
    case .read(let notes):
      state.isLoading = false
      return .send(.delegate(.read(notes)))
    case .notRead(let failure):
      state.isLoading = false
      state.notice = .failed(failure)
      return .none
    case .delegate:
      return .none
    }
  }

  private func reduce(into state: inout NoteListState, action: NoteListAction.View) -> Effect<NoteListAction>
  {
    switch action {
    case .filterEdited(let filter):
      state.filter = filter
      return .none
    case .noteSelected(let id):
      return .send(.delegate(.noteSelected(id)))
    case .addTapped:
      return .send(.delegate(.addTapped))
    case .refreshTapped:
      return read(&state)
    case .loaded, .undoTapped:
      return .none
    }
  }

  private func read(_ state: inout NoteListState) -> Effect<NoteListAction> {
    guard !state.isLoading else { return .none }
    state.isLoading = true
    return .run(EffectID("read")) { [client] in
      do throws(NotesFailure) {
        return .read(try await client.notes())
      } catch {
        return .notRead(error)
      }
    }
  }
}
