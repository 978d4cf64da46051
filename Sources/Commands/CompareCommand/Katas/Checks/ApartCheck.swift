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
    var isFound = false
    for file in SourceFolder(folder, of: context.checkout.folder).files {
      for (number, line) in file.lines.enumerated() where line.contains(text) {
        isFound = true
        guard !file.lines.contains("import \(module)") else {
          return .fails("\(file.path):\(number + 1) has '\(text)', in a file that imports \(module)")
        }
      }
    }
    guard isFound else { return .fails("'\(text)' is nowhere in \(folder)") }
    return .holds("no file that imports \(module) has it")
  }
}
