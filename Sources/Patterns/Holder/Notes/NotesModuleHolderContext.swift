import Examples

/// The root holder's context.
struct NotesModuleHolderContext: ModuleHolderContext {
  let parent: (any ModuleHolderContext)? = nil
  /// The note to open at the launch.
  let openID: Note.ID?
}
