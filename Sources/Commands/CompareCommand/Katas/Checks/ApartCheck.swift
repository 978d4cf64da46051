/// Whether no file of a folder that imports a module has a text: what is decided apart from the widgets, say.
struct ApartCheck: KataCheck {
  static let form = CheckForm(word: "apart", arguments: "\"TEXT\" FOLDER MODULE")

  private let text: String
  private let folder: String
  private let module: String

  init?(_ arguments: [String]) {
    guard arguments.count == 3 else { return nil }
    text = arguments[0]
    folder = arguments[1]
    module = arguments[2]
  }

  /// The text and its place are part of the answer.
  var givesAway: Bool { true }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    let occurrences = SourceFolder(folder, of: context.checkout.folder).occurrences(of: text)
    guard !occurrences.isEmpty else { return .fails("'\(text)' is nowhere in \(folder)") }
    if let beside = occurrences.first(where: { $0.file.imports(module) }) {
      return .fails("\(beside.place) has '\(text)', in a file that imports \(module)")
    }
    return .holds("no file that imports \(module) has it")
  }
}
