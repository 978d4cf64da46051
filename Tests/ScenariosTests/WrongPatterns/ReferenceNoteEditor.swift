import Examples
import Foundation
import TerminalKit

/// The editor, correct except for the given defect.
final class ReferenceNoteEditor: ReferenceController<NoteEditorScreen> {
  private let notes: ReferenceNotes
  private let defect: NotesDefect?
  private let note: Note?
  private let didSave: (Note) -> Void
  private let original: NoteDraft
  private var lastChange: NoteChange?
  private var saving: Task<Void, Never>?
  private var wasEdited = false

  init(notes: ReferenceNotes, note: Note?, didSave: @escaping (Note) -> Void) {
    (self.notes, self.note, self.didSave) = (notes, note, didSave)
    defect = notes.defect
    original = note.map(NoteDraft.init) ?? NoteDraft()
    let title = note == nil ? NotesStrings.newNote : NotesStrings.editNote
    super.init(NoteEditorScreen(), title: notes.client.text(title))
    isModalInPresentation = defect != .closesAtBack
    presentationController?.delegate = self
    if defect == .leaksTheEditor { notes.memory.leaked.append(self) }
  }

  deinit {
    if defect != .closesWithoutCancellingTheEditor { saving?.cancel() }
  }

  override func viewDidLoad() {
    screen.titleField.addTarget(self, action: ReferenceNoteEditor.didEdit, for: .editingChanged)
    screen.bodyField.addTarget(self, action: ReferenceNoteEditor.didEdit, for: .editingChanged)
    screen.saveButton.addTarget(self, action: ReferenceNoteEditor.didTapSave, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: ReferenceNoteEditor.didTapCancel, for: .touchUpInside)
    show(first)
  }

  /// The texts that the fields have at first.
  private var first: NoteDraft {
    switch defect {
    case .opensAnEmptyEditor: NoteDraft()
    case .editsTheTitleOnly: NoteDraft(title: original.title)
    case .fillsANewNote where note == nil: NoteDraft(title: NotesStrings.newNote)
    case .keepsWhatWasDiscarded: note.flatMap { notes.memory.drafts[$0.id] } ?? original
    case .keepsTheTextsOfANewNote where note == nil: notes.memory.draft
    default: original
    }
  }

  private func show(_ draft: NoteDraft) {
    (screen.titleField.text, screen.bodyField.text) = (draft.title, draft.body)
  }

  private var texts: NoteDraft { NoteDraft(title: screen.titleField.text, body: screen.bodyField.text) }

  // MARK: Actions

  private func didEdit() {
    wasEdited = true
    if let note { notes.memory.drafts[note.id] = texts } else { notes.memory.draft = texts }
  }

  private func didTapSave() {
    guard saving == nil || defect == .savesAtEachTap else { return }
    if defect == .sendsBeforeTheCheck { notes.client.sendUnwanted() }
    var draft = texts
    if defect != .trimsNoTitle { draft.title = draft.title.trimmingCharacters(in: .whitespacesAndNewlines) }
    if defect == .trimsTheText { draft.body = draft.body.trimmingCharacters(in: .whitespaces) }
    if defect == .rewritesTheTitle { screen.titleField.text = draft.title }
    let isRefused =
      switch defect {
      case .acceptsABlankTitle: screen.titleField.text.isEmpty
      case .refusesNoText: draft.title.isEmpty || draft.body.isEmpty
      default: draft.title.isEmpty
      }
    if isRefused {
      screen.problemLabel.text = notes.client.message(for: .emptyTitle)
      if defect == .emptiesTheTextAfterACheck { screen.bodyField.text = "" }
    } else {
      send(draft)
    }
  }

  private func didTapCancel() {
    if let saving, defect != .closesWhileSaving {
      if defect != .cancelsNoSaving { saving.cancel() }
      if defect != .tellsOnAfterACancelledChange { notes.endChange() }
      if defect == .makesANewKeyAfterCancel { lastChange = nil }
      if defect != .waitsOnAfterCancel { setSaving(false) }
      if defect != .cannotSaveAfterCancel { self.saving = nil }
      screen.problemLabel.text = notes.client.text(NotesStrings.cancelled)
    } else if hasChanges {
      ask()
    } else {
      dismiss()
    }
  }

  private var hasChanges: Bool {
    switch defect {
    case .asksNever: false
    case .asksAlways: true
    case .asksOnceEdited: wasEdited
    case .ignoresATitle: screen.bodyField.text != original.body
    case .ignoresAText: screen.titleField.text != original.title
    case .ignoresWhiteSpace:
      screen.titleField.text.trimmingCharacters(in: .whitespaces) != original.title
        || screen.bodyField.text != original.body
    case .asksNotAfterAFailure where lastChange != nil: false
    default: texts != original
    }
  }

  private func ask() {
    let client = notes.client
    let alert = AlertController(title: client.text(NotesStrings.discardQuestion), message: nil)
    let discard = AlertAction(
      title: NotesStrings.discard, style: defect == .discardsAtBack ? .cancel : .destructive,
      identifier: "discard"
    ) { [weak self] _ in
      if client.defect != .discardsTheQuestionOnly { self?.dismiss() }
    }
    let keep = AlertAction(
      title: NotesStrings.keepEditing, style: defect == .discardsAtBack ? .default : .cancel,
      identifier: "keep"
    ) { [weak self] _ in
      if client.defect == .emptiesOnKeep { self?.show(NoteDraft()) }
    }
    alert.addAction(discard)
    alert.addAction(keep)
    if defect == .leaksTheQuestion { notes.memory.leaked.append(alert) }
    present(alert)
  }

  // MARK: Saving

  private func send(_ draft: NoteDraft) {
    let change = notes.change(to: draft, of: note, after: lastChange)
    lastChange = change
    screen.problemLabel.text = notes.client.text(NotesStrings.saving)
    if defect == .savesAtEachTap { Task { setSaving(true) } } else { setSaving(true) }
    notes.beginChange()
    saving = Task { [weak self, weak notes, client = notes.client] in
      do throws(NotesFailure) {
        let note = try await client.save(change)
        if client.defect == .keepsALateSavedNote, Task.isCancelled { notes?.keepSaved(note) }
        self?.end(with: note, isLate: Task.isCancelled)
      } catch {
        self?.end(with: error, isLate: Task.isCancelled)
      }
    }
  }

  private func end(with note: Note, isLate: Bool) {
    guard accepts(isLate, always: .acceptsALateNote, last: .lastSavedWins) else { return }
    if defect != .tellsOnAfterSaving { notes.endChange() }
    setSaving(false)
    notes.keepSaved(saved(note))
    if defect != .leavesTheEditorOpen { dismiss() }
    didSave(note)
  }

  private func saved(_ new: Note) -> Note {
    switch (defect, lastChange?.kind, note) {
    case (.keepsTheUsersTexts, .edit(_, let draft), _):
      Note(id: new.id, title: draft.title, body: draft.body, revision: new.revision, changed: new.changed)
    case (.keepsTheOldRevision, _, let old?):
      Note(id: new.id, title: new.title, body: new.body, revision: old.revision, changed: new.changed)
    default: new
    }
  }

  private func end(with failure: NotesFailure, isLate: Bool) {
    guard accepts(isLate, always: .tellsALateFailureOfSaving, last: .lastFailureWins) else { return }
    if defect != .tellsOnAfterAFailedSaving { notes.endChange() }
    if defect != .cannotSaveAfterAFailure { saving = nil }
    setSaving(false)
    screen.problemLabel.text = notes.client.message(for: failure)
    if defect == .emptiesTheTitleAfterAFailure { screen.titleField.text = "" }
    if defect == .tellsFailuresOnTheList { notes.tell(screen.problemLabel.text) }
    if defect == .closesAfterAFailure { dismiss() }
  }

  private func accepts(_ isLate: Bool, always: NotesDefect, last: NotesDefect) -> Bool {
    if isLate, defect == .endsACancelledChangeTwice { notes.endChange() }
    return !isLate || defect == always || defect == last && saving != nil
  }

  private func setSaving(_ isSaving: Bool) {
    let (title, body, save) = (screen.titleField, screen.bodyField, screen.saveButton)
    title.isEnabled = isSaving ? defect == .leavesTitleEnabled : defect != .leavesTitleDisabled
    body.isEnabled = isSaving ? defect == .leavesTextEnabled : defect != .leavesTextDisabled
    save.isEnabled = isSaving ? defect == .leavesSaveEnabled : defect != .leavesSaveDisabled
    screen.cancelButton.isEnabled = !isSaving || defect != .disablesCancel
  }
}

extension ReferenceNoteEditor: AdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    didTapCancel()
  }
}
