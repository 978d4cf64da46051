/// The presenter's calls to the editor's router.
protocol NoteEditorRouterInput: AnyObject {
  func closeModule(completion: (() -> Void)?)
}
