/// The keys of the modules.
enum NotesSupportedModule: String {
  case root, notes, allNotes, banner, noteList, openedNote, noteDetail, noteEditor
}
