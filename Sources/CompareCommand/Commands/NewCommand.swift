import Catalog
import CommandLineKit
import Comparison
import Examples

/// `compare new`: the skeleton of a pattern.
struct NewCommand: RunnableCommand {
  let shared: SharedOptions
  let pattern = Positional(
    "NAME", required: true, help: "The pattern's name, in letters, digits and single hyphens.")
  let packagePath = Option<String?>(
    "package-path", value: "PATH", help: "The catalogue's folder, if it is not the current one or above that."
  )

  var declaration: Command {
    Command(
      name: "new", overview: "Write the skeleton of a pattern, to be filled in.",
      discussion: """
        Library, program, card and tests in folders of their own, and a line in Package.swift and in the registry. It \
        builds at once, and 'compare scenarios' fails until the behaviour is there.
        """,
      positionals: [pattern], options: [packagePath, shared.color], examples: ["compare new Clean-Swift"])
  }

  /// The names of the commands, the beginnings of the programs' names, and the words for all patterns and for help.
  private var reserved: Set<String> {
    let types = [OverviewCommand.self] + CompareCommand.subcommands
    let commands = types.map { $0.init(shared: shared).declaration.name }
    return Set(commands + Example.allCases.flatMap { [$0.rawValue, $0.prefix] } + Claim.allOthers + ["help"])
  }

  func run(_ invocation: Invocation) async throws(Problem) -> CompareCommand.Outcome {
    // The folder of the build is read from unasked, but not written to.
    let package = try invocation.package(named: invocation.parsed[packagePath], build: nil)
    let name = invocation.parsed[pattern].first ?? ""
    if let taken = shared.patterns.value(of: name) {
      throw Problem("There is a pattern '\(taken)' already. Take another name.", .usage)
    }
    let (skeleton, changed) = try PatternWriter(package: package.url, reserved: reserved).write(name)
    let id = skeleton.name.id
    let lines =
      ["Wrote the skeleton of \(skeleton.name.title):"] + skeleton.files.map { "  \($0.path)" }
      + ["and a line in each of the lists of"] + changed.map { "  \($0)" } + [
        "",
        "Next: 'swift run compare scenarios \(id)' fails until the behaviour of docs/spec.md is there,",
        "'swift run greet-\(id)' shows how far it is; docs/adding-a-pattern.md tells the rest.",
      ]
    return CompareCommand.Outcome(output: lines.map { $0 + "\n" }.joined())
  }
}
