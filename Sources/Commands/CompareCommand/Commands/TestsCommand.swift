import Catalog
import CommandLineKit
import Verdicts
import Examples
import Report

/// `compare tests`: the unit tests of the same names side by side.
struct TestsCommand: RunnableCommand {
  let shared: SharedOptions
  let test = Option<String?>(
    "test", value: "NAME", help: "Print one test with the code behind it; a part of its name is enough.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "tests", overview: "Compare the unit tests of the same names: what they need and notice.",
      discussion: "From 115 columns on, the code of two patterns stands side by side.",
      positionals: [shared.patterns],
      options: [test, shared.example, shared.all] + shared.packageReport,
      examples: ["compare tests mvp viper", #"compare tests mvp viper --test "two taps send""#])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let examples = try invocation.examples
    var comparisons = try invocation.code(of: examples).tests()
    let names = comparisons.flatMap(\.names)
    let name = try invocation.parsed[test].map { word throws(CommandFailure) in
      let found = names.contains(word) ? [word] : names.filter { $0.lowercased().contains(word.lowercased()) }
      guard found.count == 1 else {
        throw .command(
          .unknown(
            word, "test", matching: found, among: names, separator: "; ", listedBy: listing(invocation)))
      }
      return found[0]
    }
    if let name { comparisons = comparisons.compactMap { $0.only(name) } }
    return try invocation.outcome(
      .tests(comparisons, named: name), messages: invocation.absences(in: examples))
  }

  /// The command that lists the tests of the selected patterns and examples.
  private func listing(_ invocation: Invocation) -> String {
    let example = invocation.parsed[shared.example].map { ["--example", $0.id] } ?? []
    return (["compare", "tests"] + invocation.parsed[shared.patterns] + example + ["--all"])
      .joined(separator: " ")
  }
}
