import Catalog
import CommandLineKit
import Verdicts
import Examples

/// `compare new`: the skeleton of a pattern.
struct NewCommand: RunnableCommand {
  let shared: SharedOptions
  let pattern = Positional(
    "NAME", required: true, help: "The pattern's name, in letters, digits and single hyphens.")
  let packagePath = Option<String?>(
    "package-path", value: "PATH", help: "The catalogue's folder, by default the current one or one above it."
  )

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "new", overview: "Write the skeleton of a new pattern.",
      discussion: """
        Writes a library, a program, a card and tests into new folders, and a line into Package.swift and the registry. \
        The skeleton has Greeting and Login, and builds at once; 'compare scenarios' fails until the behaviour is \
        written. A larger example can follow later: until then the pattern is shown without it.
        """,
      positionals: [pattern], options: [packagePath, shared.color], examples: ["compare new Clean-MVVM"])
  }

  /// The words with another meaning on the command line: commands, examples, and the words for all patterns.
  private var reserved: Set<String> {
    let commands = CompareCommand.subcommands(shared).map(\.declaration.name)
    return Set(
      commands + ["compare"] + Example.all.flatMap { [$0.id, $0.prefix] } + Claim.allOthers + ["help"])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    // Only reading commands fall back on the folder of the build.
    let package = try invocation.package(named: invocation.parsed[packagePath], build: nil)
    let name = invocation.parsed[pattern].first ?? ""
    if let taken = shared.patterns.value(of: name) {
      throw CommandFailure("The pattern '\(taken)' exists already. Choose another.", .usage)
    }
    let writer = PatternWriter(package: package.url)
    let (skeleton, changed) = try writer.write(PatternName(name, reserved: reserved))
    let id = skeleton.name.id
    let lines =
      ["Wrote the skeleton of \(skeleton.name.title):"] + skeleton.files.map { "  \($0.path)" }
      + ["and a line in"] + changed.map { "  \($0)" } + [
        "",
        "Next: follow docs/adding-a-pattern.md. 'swift run greet-\(id)' runs the pattern;",
        "'swift run compare scenarios \(id)' fails until it does what docs/spec.md describes.",
      ]
    return CompareCommand.Outcome(output: lines.map { $0 + "\n" }.joined())
  }
}
