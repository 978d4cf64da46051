import Examples
import Foundation
import TerminalKit

/// The whole editor: owns the widgets and the task, checks the input, sends the request, handles the response, and changes the
/// list and the note beneath.
final class NoteEditorViewController: ViewController {
  let screen = NoteEditorScreen()
  private let environment: NotesEnvironment
  private weak var list: NoteListViewController?
  private weak var detail: NoteDetailViewController?
  private let note: Note?
  private var lastChange: NoteChange?
  private var saveTask: Task<Void, Never>?

  /// Creates an editor of the note that a screen shows, or of a new one.
  init(list: NoteListViewController, detail: NoteDetailViewController?, note: Note?) {
    environment = list.environment
    self.list = list
    self.detail = detail
    self.note = note
    super.init()
    title = note == nil ? NotesStrings.newNote : NotesStrings.editNote
    isModalInPresentation = true
    presentationController?.delegate = self
  }

  deinit {
    saveTask?.cancel()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.titleField.text = note?.title ?? ""
    screen.bodyField.text = note?.body ?? ""
    screen.saveButton.addTarget(self, action: NoteEditorViewController.didTapSave, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: NoteEditorViewController.didTapCancel, for: .touchUpInside)
  }

  private func didTapSave() {
    guard saveTask == nil else { return }
    let title = screen.titleField.text.trimmingCharacters(in: .whitespacesAndNewlines)
    if title.isEmpty {
      screen.problemLabel.text = NotesStrings.message(for: .emptyTitle)
    } else {
      save(NoteDraft(title: title, body: screen.bodyField.text))
    }
  }

  private func didTapCancel() {
    if let saveTask {
      saveTask.cancel()
      stopSaving(problem: NotesStrings.cancelled)
    } else if screen.titleField.text != note?.title ?? "" || screen.bodyField.text != note?.body ?? "" {
      present(NoteEditorScreen.discardAlert { [weak self] in self?.dismiss() })
    } else {
      dismiss()
    }
  }

  private func save(_ draft: NoteDraft) {
    let kind = note.map { NoteChange.Kind.edit($0, draft) } ?? .add(draft)
    // The same texts are the same change, which the server makes once.
    let change =
      lastChange.flatMap { $0.kind == kind ? $0 : nil } ?? NoteChange(key: environment.makeKey(), kind: kind)
    lastChange = change
    screen.problemLabel.text = NotesStrings.saving
    screen.isSaving = true
    list?.changesUnderWay.append(change)
    let request = NotesWire.request(for: change, at: environment.server, timeout: environment.timeout)
    saveTask = Task { [weak self, weak list, transport = environment.transport] in
      await withTaskCancellationHandler {
        do {
          let response = try await transport.send(request)
          guard !Task.isCancelled else { return }
          list?.didEnd(change)
          self?.didReceive(response)
        } catch {
          guard !Task.isCancelled else { return }
          list?.didEnd(change)
          self?.didFail(NotesWire.failure(for: error))
        }
      } onCancel: {
        Task { @MainActor in list?.didEnd(change) }
      }
    }
  }

  private func didReceive(_ response: HTTPResponse) {
    do throws(NotesFailure) {
      let saved = try NotesWire.note(withID: note?.id, from: response)
      saveTask = nil
      list?.keep(saved)
      detail?.show(saved)
      dismiss {
        if self.note == nil { self.list?.showDetail(of: saved) }
      }
    } catch {
      didFail(error)
    }
  }

  private func didFail(_ failure: NotesFailure) {
    stopSaving(problem: NotesStrings.message(for: failure))
  }

  private func stopSaving(problem: String) {
    saveTask = nil
    screen.isSaving = false
    screen.problemLabel.text = problem
  }
}

extension NoteEditorViewController: AdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    didTapCancel()
  }
}
