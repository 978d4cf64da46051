extension [String] {
  /// The names of one kind of type or member for each screen, such as `LoginViewInput` for `ViewInput`.
  static func ofScreens(_ kind: String, except others: Set<String> = []) -> [String] {
    let screens = ["Greeting", "Login", "Home", "NoteList", "NoteDetail", "NoteEditor", "Banner"]
    return screens.filter { !others.contains($0) }.map { $0 + kind }
  }
}
