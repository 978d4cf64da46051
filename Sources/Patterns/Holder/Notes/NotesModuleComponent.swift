/// The Notes module's dependencies.
protocol NotesModuleComponent {
  var sending: any NotesSendingService { get }

  /// Returns a key for a change, another one at each call.
  func makeKey() -> String
}
