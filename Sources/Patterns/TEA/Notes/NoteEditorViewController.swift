import Examples
import TerminalKit

/// Copies the editor's state into its widgets, sends an action for each event, and asks or closes when the state says so.
final class NoteEditorViewController: ViewController {
  let screen = NoteEditorScreen()
  private let store: ScopedStore<NoteEditorState, NoteEditorAction.View>

  init(store: ScopedStore<NoteEditorState, NoteEditorAction.View>) {
    self.store = store
    super.init()
    isModalInPresentation = true
    presentationController?.delegate = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.titleField.addTarget(self, action: NoteEditorViewController.didEditTitle, for: .editingChanged)
    screen.bodyField.addTarget(self, action: NoteEditorViewController.didEditBody, for: .editingChanged)
    screen.saveButton.addTarget(self, action: NoteEditorViewController.didTapSave, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: NoteEditorViewController.didTapCancel, for: .touchUpInside)
  }

  override func viewDidDisappear() {
    // The state may be what dismissed it.
    if store.state != nil { store.send(.disappeared) }
  }

  override func updateProperties() {
    guard let state = store.state else { return dismiss() }
    title = state.heading
    if screen.titleField.text != state.title { screen.titleField.text = state.title }
    if screen.bodyField.text != state.body { screen.bodyField.text = state.body }
    screen.problemLabel.text = state.problem
    screen.isSaving = state.isSaving
    if state.isAsking { askToDiscard() }
  }

  private func didEditTitle() {
    store.send(.titleEdited(screen.titleField.text))
  }

  private func didEditBody() {
    store.send(.bodyEdited(screen.bodyField.text))
  }

  private func didTapSave() {
    store.send(.saveTapped)
  }

  private func didTapCancel() {
    store.send(.cancelTapped)
  }

  private func askToDiscard() {
    guard presentedViewController == nil else { return }
    let alert = NoteEditorScreen.discardAlert(
      discard: { [store] in store.send(.discardTapped) }, keep: { [store] in store.send(.keepTapped) })
    present(alert)
  }
}

extension NoteEditorViewController: AdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    store.send(.dismissAttempted)
  }
}
