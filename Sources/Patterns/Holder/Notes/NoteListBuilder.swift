/// Builds the NoteList module, its component and its router; looks up their dependencies by name.
struct NoteListBuilder {
  func build(parent: Component, holder: any NotesHolding) -> any Module {
    let component = NoteListComponent(parent: parent, reading: parent.reading)
    let module = NoteListModule(holder: holder, component: component)
    module.router = NoteListRouter(component: NoteListViewComponent(module: module, moduleHolder: holder))
    return module
  }
}
