/// Whether a text occurs in a folder's code, and only in the declaration of a type or in an extension of it.
///
/// A file's place says little: an extension of the view can stand in the presenter's file.
struct InsideCheck: KataCheck {
  static let form = CheckForm(word: "inside", arguments: "\"TEXT\" FOLDER TYPE")

  private let text: String
  private let folder: String
  private let type: String

  init?(_ arguments: [String]) {
    guard arguments.count == 3 else { return nil }
    text = arguments[0]
    folder = arguments[1]
    type = arguments[2]
  }

  /// The text and its place are part of the answer.
  var givesAway: Bool { true }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    var isFound = false
    for file in SourceFolder(folder, of: context.checkout.folder).files {
      let declarations = TopLevelDeclaration.all(in: file.lines)
      for (number, line) in file.lines.enumerated() where line.contains(text) {
        isFound = true
        let owner = declarations.first { $0.lines.contains(number) }?.type
        guard owner == type else {
          let place = owner.map { "in \($0)" } ?? "outside of any type"
          return .fails("\(file.path):\(number + 1) has '\(text)' \(place), not in \(type)")
        }
      }
    }
    guard isFound else { return .fails("'\(text)' is nowhere in \(folder)") }
    return .holds("it is in \(type)")
  }
}
