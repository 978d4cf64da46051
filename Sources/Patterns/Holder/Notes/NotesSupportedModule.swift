/// The keys of the modules.
enum NotesSupportedModule: String {
  case root, notes, banner, noteList, openedNote, noteDetail, noteEditor
}
