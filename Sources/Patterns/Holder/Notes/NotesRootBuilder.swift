/// Builds the root holder, its context and its router; the holder has its modules built.
struct NotesRootBuilder {
  func build(component: NotesRootComponent) -> NotesModuleHolder {
    let context = NotesModuleHolderContext(openID: component.openID)
    let holder = NotesModuleHolder(context: context, component: component)
    holder.router = RootRouter(
      component: RootViewComponent(moduleHolder: holder, screen: NotesSupportedModule.allNotes))
    return holder
  }
}
