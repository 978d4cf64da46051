/// The NoteList module's dependencies.
protocol NoteListModuleComponent {
  var reading: any NotesReadingService { get }
}
