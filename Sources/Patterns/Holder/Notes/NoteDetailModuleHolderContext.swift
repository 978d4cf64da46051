import Examples

/// Data that exists before the modules of the nested holder, which passes it on to their builders.
struct NoteDetailModuleHolderContext {
  /// The note that the modules are for.
  let noteID: Note.ID
}
