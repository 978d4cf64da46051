/// The presenter's calls to the editor's router.
protocol NoteEditorRouterInput: AnyObject {
  func askToDiscard(discard: @escaping () -> Void)
  func closeModule(completion: (() -> Void)?)
}
