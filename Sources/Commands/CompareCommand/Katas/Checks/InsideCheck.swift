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
    let occurrences = SourceFolder(folder, of: context.checkout.folder).occurrences(of: text)
    guard !occurrences.isEmpty else { return .fails("'\(text)' is nowhere in \(folder)") }
    for occurrence in occurrences {
      let declarations = TopLevelDeclaration.all(in: occurrence.file.lines)
      let owner = declarations.first { $0.lines.contains(occurrence.index) }?.type
      guard owner == type else {
        let around = owner.map { "in \($0)" } ?? "outside of any type"
        return .fails("\(occurrence.place) has '\(text)' \(around), not in \(type)")
      }
    }
    return .holds("it is in \(type)")
  }
}
