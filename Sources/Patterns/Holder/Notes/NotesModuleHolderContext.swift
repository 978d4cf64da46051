import Examples

/// Data that exists before the modules of the root holder.
struct NotesModuleHolderContext {
  /// The note to open at the launch.
  let openID: Note.ID?
}
