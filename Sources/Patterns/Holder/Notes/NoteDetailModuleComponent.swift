/// The NoteDetail module's dependencies.
protocol NoteDetailModuleComponent {
  var service: any NotesService { get }
}
