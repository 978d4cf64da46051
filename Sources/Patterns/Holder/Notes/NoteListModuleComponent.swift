/// The NoteList module's dependencies.
protocol NoteListModuleComponent {
  var service: any NotesService { get }
}
