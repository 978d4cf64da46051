import Examples
import Foundation
import TerminalKit

/// The editor.
final class NoteEditorController: ScreenController<NoteEditorScreen> {
  private let notes: NotesModel
  private let note: Note?
  private let didSave: (Note) -> Void
  private let original: NoteDraft
  /// The change that was sent last.
  private var lastChange: NoteChange?
  private var saving: Task<Void, Never>?

  /// Edits a note, or writes a new one.
  init(notes: NotesModel, note: Note?, didSave: @escaping (Note) -> Void) {
    self.notes = notes
    self.note = note
    self.didSave = didSave
    original = note.map(NoteDraft.init) ?? NoteDraft()
    let title = note == nil ? NotesStrings.newNote : NotesStrings.editNote
    super.init(NoteEditorScreen(), title: title)
    isModalInPresentation = true
    presentationController?.delegate = self
  }

  isolated deinit {
    saving?.cancel()
  }

  override func viewDidLoad() {
    screen.saveButton.addTarget(self, action: NoteEditorController.didTapSave, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: NoteEditorController.didTapCancel, for: .touchUpInside)
    screen.titleField.text = original.title
    screen.bodyField.text = original.body
  }

  /// The texts in the fields.
  private var entered: NoteDraft {
    NoteDraft(title: screen.titleField.text, body: screen.bodyField.text)
  }

  // MARK: Actions

  private func didTapSave() {
    guard saving == nil else { return }
    var draft = entered
    draft.title = draft.title.trimmingCharacters(in: .whitespacesAndNewlines)
    if draft.title.isEmpty {
      screen.problemLabel.text = NotesStrings.message(for: .emptyTitle)
    } else {
      send(draft)
    }
  }

  private func didTapCancel() {
    if let saving {
      saving.cancel()
      notes.endChange()
      stopSaving(problem: NotesStrings.cancelled)
    } else if entered != original {
      ask()
    } else {
      dismiss()
    }
  }

  private func ask() {
    present(NoteEditorScreen.discardAlert { [weak self] in self?.dismiss() })
  }

  // MARK: Saving

  private func send(_ draft: NoteDraft) {
    let change = change(to: draft)
    lastChange = change
    screen.problemLabel.text = NotesStrings.saving
    screen.isSaving = true
    notes.beginChange()
    saving = Task { [weak self, client = notes.client] in
      do throws(NotesFailure) {
        let note = try await client.save(change)
        guard !Task.isCancelled else { return }
        self?.end(with: note)
      } catch {
        guard !Task.isCancelled else { return }
        self?.end(with: error)
      }
    }
  }

  /// The change that saves a draft: the last one again if that had the same texts.
  private func change(to draft: NoteDraft) -> NoteChange {
    let kind = note.map { NoteChange.Kind.edit($0, draft) } ?? .add(draft)
    if let lastChange, lastChange.kind == kind { return lastChange }
    return NoteChange(key: notes.client.environment.makeKey(), kind: kind)
  }

  private func end(with note: Note) {
    notes.endChange()
    notes.keep(note)
    dismiss { self.didSave(note) }
  }

  private func end(with failure: NotesFailure) {
    notes.endChange()
    stopSaving(problem: NotesStrings.message(for: failure))
  }

  private func stopSaving(problem: String) {
    saving = nil
    screen.isSaving = false
    screen.problemLabel.text = problem
  }
}

extension NoteEditorController: AdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    didTapCancel()
  }
}
