/// The NoteDetail module's dependencies.
protocol NoteDetailModuleComponent {
  var reading: any NotesReadingService { get }
}
