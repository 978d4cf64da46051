/// The Notes module's dependencies.
protocol NotesModuleComponent {
  var service: any NotesService { get }
  /// Returns a key for a change, another one at each call.
  var makeKey: () -> String { get }
}
