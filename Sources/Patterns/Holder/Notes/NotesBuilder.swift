/// Builds the Notes module and its component; looks up its dependency by name.
struct NotesBuilder {
  func build(parent: Component) -> any Module {
    NotesModule(component: NotesComponent(parent: parent, environment: parent.environment))
  }
}
