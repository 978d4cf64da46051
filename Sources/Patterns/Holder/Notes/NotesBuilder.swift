/// Builds the Notes module and its component; knows the root component, whose shared service it asks for.
struct NotesBuilder {
  func build(parent: NotesRootComponent) -> any Module {
    let component = NotesComponent(
      parent: parent, service: parent.service, makeKey: parent.environment.makeKey)
    return NotesModule(component: component)
  }
}
