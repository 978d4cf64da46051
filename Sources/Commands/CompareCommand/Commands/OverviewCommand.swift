import CommandLineKit
import Page
import Report

/// `compare` without a subcommand: everything known about the patterns.
struct OverviewCommand: RunnableCommand {
  let shared: SharedOptions
  static let noCache = Flag(
    "no-cache",
    help: "Run the scenarios and measure the code, even if nothing has changed since the last run.")
  let open = Flag(
    "open", help: "Write everything as a page, with its code and tests, and open it in the browser.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "compare", overview: "Compare UI architectures by small programs that are written once in each.",
      discussion: """
        Runs the same scenarios on every pattern, measures its code by the compiler's index, and tests the claims for \
        and against it. One pattern gives a full description, two are compared with each other. Exits with 1 if a \
        scenario fails or the code breaks a rule of its card.
        """,
      positionals: [shared.patterns],
      options: [shared.example, open, shared.all, Self.noCache] + shared.packageReport,
      subcommands: CompareCommand.subcommands(shared).map(\.declaration),
      examples: [
        "compare", "compare mvp viper --example login", "compare explain mvp.testable",
        "compare --format markdown --output report.md", "compare --format html --output page.html",
        "compare source mvp viper --example greeting", "compare new Clean-MVVM",
      ])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let (parsed, context) = (invocation.parsed, invocation.context)
    guard parsed[open] || parsed[shared.format] == .html else {
      return try await invocation.report(.everything)
    }
    if parsed[open], parsed[shared.output] != nil {
      throw CommandFailure("'--open' does not take '--output'.", .usage)
    }
    let content = try await invocation.catalogue()
    let assets = try invocation.pageAssets()
    let page: String
    do throws(ReportError) {
      page = try content.page(assets)
    } catch {
      throw .report(error)
    }
    let exitCode: ExitCode = content.findings.isGood ? .success : .failure
    guard parsed[open] else { return CompareCommand.Outcome(output: page, exitCode: exitCode) }
    let file = context.cache.deletingLastPathComponent().appending(path: "catalogue.html")
    try OutputFile(path: file.path, folder: context.folder).write(page)
    let isOpen = Opener.open(file, in: context.environment)
    return CompareCommand.Outcome(
      output: "\(file.path)\n", messages: isOpen ? "" : "Open this file in a browser.",
      exitCode: exitCode)
  }
}
