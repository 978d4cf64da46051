/// Builds the Notes module and its component; knows the root component, whose shared service it asks for.
struct NotesBuilder {
  func build(parent: NotesRootComponent) -> any Module {
    NotesModule(
      component: NotesComponent(parent: parent, service: parent.service, makeKey: parent.makeKey))
  }
}
