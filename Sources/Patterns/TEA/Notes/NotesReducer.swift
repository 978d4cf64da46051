import Examples

/// Keeps what the screens share, deletes notes, and decides which screens are shown.
struct NotesReducer: Reducer {
  let list: NoteListReducer
  let client: NotesClient
  /// Makes the key of a change.
  let makeKey: () -> String

  func reduce(into state: inout NotesState, action: NotesAction) -> Effect<NotesAction> {
    let effect = effect(of: action, on: &state)
    closeDetailOfNoNote(in: &state)
    return effect
  }

  private func effect(of action: NotesAction, on state: inout NotesState) -> Effect<NotesAction> {
    switch action {
    case .list(let action):
      // The delete that could be undone is sent before the list's own request.
      let first = prepare(&state, for: action)
      let own = list.reduce(into: &state.list, action: action).lifted(into: "list", NotesAction.list)
      if case .delegate(let report) = action { handle(report, &state) }
      return .merge(first, own)
    case .detail(.delegate(let report)):
      return handle(report, &state)
    case .editor(.delegate(let report)):
      handle(report, &state)
      return .none
    case .banner(.retryTapped):
      return retryDelete(&state)
    case .detailClosed:
      state.detail = nil
      return .none
    case .deleted(let change):
      state.endDelete(change)
      return .none
    case .deleteFailed(let change, let note, let failure):
      state.failDelete(change, of: note, because: failure)
      state.list.notice = .notDeleted(title: note.title, failure)
      return .none
    case .detail, .editor:
      return .none
    }
  }

  /// Brings the deleted note back, or ends that it can be brought back, as the user's action on the list demands.
  private func prepare(_ state: inout NotesState, for action: NoteListAction) -> Effect<NotesAction> {
    switch action {
    case .view(.loaded), .read, .notRead, .delegate:
      return .none
    case .view(.undoTapped):
      state.undoDelete()
      return .none
    case .view:
      return sendDelete(&state)
    }
  }

  private func handle(_ report: NoteListAction.Delegate, _ state: inout NotesState) {
    switch report {
    case .read(let notes): state.replaceNotes(with: notes)
    case .noteSelected(let id): state.detail = NoteDetailState(noteID: id)
    case .addTapped: state.editor = NoteEditorState()
    }
  }

  private func handle(_ report: NoteDetailAction.Delegate, _ state: inout NotesState) -> Effect<NotesAction> {
    switch report {
    case .read(let note):
      state.keep(note)
    case .notRead(let id, let failure):
      state.list.notice = failure == .noSuchNote ? .noSuchNote(id) : .failed(failure)
    case .editTapped(let id):
      state.editor = state.note(withID: id).map { NoteEditorState(note: $0) }
    case .deleteTapped(let id):
      guard let note = state.note(withID: id) else { return .none }
      let earlier = sendDelete(&state)
      state.delete(note)
      state.list.notice = .deleted(title: note.title)
      return earlier
    }
    return .none
  }

  private func handle(_ report: NoteEditorAction.Delegate, _ state: inout NotesState) {
    let isNew = state.editor?.note == nil
    state.editor = nil
    switch report {
    case .saved(let note):
      state.keep(note)
      if isNew { state.detail = NoteDetailState(noteID: note.id) }
    case .closed:
      break
    }
  }

  /// A note's screen without a note to show or to wait for closes, but not below the editor.
  private func closeDetailOfNoNote(in state: inout NotesState) {
    guard state.editor == nil, let detail = state.detail, !detail.isReading else { return }
    if state.note(withID: detail.noteID) == nil { state.detail = nil }
  }

  // MARK: Deleting

  /// Sends the delete that could be undone, if there is one.
  private func sendDelete(_ state: inout NotesState) -> Effect<NotesAction> {
    guard let note = state.takeUndoableNote() else { return .none }
    return send(NoteChange(key: makeKey(), kind: .delete(note)), of: note, &state)
  }

  /// Sends the delete that failed first once more, with the same key: an action on the list.
  private func retryDelete(_ state: inout NotesState) -> Effect<NotesAction> {
    state.list.notice = nil
    let earlier = sendDelete(&state)
    guard let change = state.failedDeletes.first, case .delete(let note) = change.kind else { return earlier }
    return .merge(earlier, send(change, of: note, &state))
  }

  /// Nothing cancels it: the list has told the user that the note is deleted.
  private func send(_ change: NoteChange, of note: Note, _ state: inout NotesState) -> Effect<NotesAction> {
    state.beginDelete(change, of: note)
    return .promise { [client] in
      do throws(NotesFailure) {
        try await client.delete(change)
        return .deleted(change)
      } catch {
        return .deleteFailed(change, of: note, error)
      }
    }
  }
}
