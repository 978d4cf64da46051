import Foundation

/// Whether a text occurs once in a folder's code, in a file that declares a type and does not import a module.
///
/// A decision that is made twice shows as two texts; one that the view makes, as a text beside its widgets.
struct OnceCheck: KataCheck {
  static let form = CheckForm(word: "once", arguments: "\"TEXT\" FOLDER without MODULE")

  private let text: String
  private let folder: String
  private let module: String

  init?(_ arguments: [String]) {
    guard arguments.count == 4, arguments[2] == "without" else { return nil }
    text = arguments[0]
    folder = arguments[1]
    module = arguments[3]
  }

  /// The text and its place are part of the answer.
  var givesAway: Bool { true }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    let occurrences = SourceFolder(folder, of: context.checkout.folder).occurrences(of: text)
    guard let first = occurrences.first else { return .fails("'\(text)' is nowhere in \(folder)") }
    guard occurrences.count == 1 else {
      let places = occurrences.map(\.place).joined(separator: ", ")
      return .fails("'\(text)' is in \(occurrences.count) places: \(places)")
    }
    guard !first.file.imports(module) else {
      return .fails("\(first.place) has '\(text)', in a file that imports \(module)")
    }
    // In an extension it could still be the view that makes it.
    guard first.file.lines.contains(where: { $0.contains(/^[a-z ]*(class|struct|enum|actor) [A-Z]/) }) else {
      return .fails("\(first.place) has '\(text)', but no type is declared in that file")
    }
    return .holds("it is in \(first.place)")
  }
}
