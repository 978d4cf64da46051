import Catalog
import CommandLineKit
import Comparison
import Examples
import Report
import TerminalText

/// `compare tests`: the unit tests of the same names side by side.
struct TestsCommand: RunnableCommand {
  let shared: SharedOptions
  let test = Option<String?>(
    "test", value: "NAME", help: "Print one test with the code behind it; a part of its name is enough.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "tests", overview: "Compare the unit tests of the same names: what they need and notice.",
      positionals: [shared.patterns],
      options: [
        test, shared.example, shared.all, shared.format, shared.packagePath, shared.output,
        shared.color,
      ],
      examples: ["compare tests mvp viper", #"compare tests mvp viper --test "two taps""#])
  }

  func run(_ invocation: Invocation) async throws(CommandError) -> CompareCommand.Outcome {
    let (package, examples, selected) = (
      try invocation.package(), try invocation.examples, invocation.selected
    )
    let record =
      MutantFindings(recordedIn: package.url)?.fresh(selected.map(\.card), in: package.url) ?? []
    var comparisons: [TestComparison] = []
    do throws(PackageFolderError) {
      for example in examples {
        let cards = selected.filter { example.isShown(by: $0.pattern) }.map(\.card)
        comparisons.append(try package.tests(of: cards, in: example, record: record))
      }
    } catch {
      throw CommandError(error.description, .missingInput)
    }
    let name = try invocation.parsed[test].map { word throws(CommandError) in
      try Self.found(word, among: comparisons.flatMap(\.names))
    }
    if let name { comparisons = comparisons.compactMap { $0.only(name) } }
    return CompareCommand.Outcome(
      output: try invocation.formatted(
        .tests(comparisons, named: name),
        as: invocation.parsed[shared.format]),
      messages: invocation.absences(in: examples).joined(separator: "\n"))
  }

  /// The test of a name, or the only one whose name has a part.
  private static func found(_ word: String, among names: [String]) throws(CommandError) -> String {
    if names.contains(word) { return word }
    let parts = names.filter { $0.lowercased().contains(word.lowercased()) }
    if parts.count == 1 { return parts[0] }
    let shown = "'\(VisibleText.escaping(word))'"
    let meant = parts.isEmpty ? word.closest(among: names).map { [$0] } ?? [] : parts
    let list = meant.isEmpty ? "" : "Did you mean \(meant.map { "'\($0)'" }.joined(separator: " or "))? "
    throw CommandError(
      (parts.count > 1 ? "\(parts.count) tests have \(shown) in their name. " : "There is no test \(shown). ")
        + list + "'compare tests' lists them.", .usage)
  }
}
