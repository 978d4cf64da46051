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
    let files = SourceFolder(folder, of: context.checkout.folder).files
    let places = files.flatMap { file in
      file.lines.enumerated().filter { $0.element.contains(text) }.map { "\(file.path):\($0.offset + 1)" }
    }
    guard let first = places.first else { return .fails("'\(text)' is nowhere in \(folder)") }
    guard places.count == 1 else {
      return .fails("'\(text)' is in \(places.count) places: \(places.joined(separator: ", "))")
    }
    let file = files.first { first.hasPrefix("\($0.path):") }
    guard file?.lines.contains("import \(module)") != true else {
      return .fails("\(first) has '\(text)', in a file that imports \(module)")
    }
    // In an extension it could still be the view that makes it.
    guard file?.lines.contains(where: { $0.contains(/^[a-z ]*(class|struct|enum|actor) [A-Z]/) }) == true
    else {
      return .fails("\(first) has '\(text)', but no type is declared in that file")
    }
    return .holds("it is in \(first)")
  }
}
