import Examples

/// The context of the holder of a note.
struct OpenedNoteModuleHolderContext: ModuleHolderContext {
  let parent: (any ModuleHolderContext)?
  /// The note that the modules are for.
  let noteID: Note.ID
}
