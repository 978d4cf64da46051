import CommandLineKit
import Comparison
import Report

/// `compare source`: the patterns' code, two patterns side by side.
struct SourceCommand: RunnableCommand {
  let shared: SharedOptions

  private var patterns: Positional {
    shared.patterns(isRequired: true, help: "The patterns whose code to show.")
  }

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "source",
      overview: "Print the code part by part; two patterns side by side if the terminal is wide enough.",
      positionals: [patterns],
      options: [shared.example, shared.packagePath, shared.output, shared.color],
      examples: ["compare source mvp viper --example login", "COLUMNS=230 compare source mvc mvp | less -S"])
  }

  func run(_ invocation: Invocation) async throws(CommandError) -> CompareCommand.Outcome {
    let (package, style, examples) = (try invocation.package(), invocation.style, try invocation.examples)
    var outcome = CompareCommand.Outcome()
    var needed = 0
    do throws(PackageFolderError) {
      for example in examples {
        var listings: [CodeListing] = []
        for (pattern, card) in invocation.selected where example.isShown(by: pattern) {
          listings.append(try package.listing(of: card, example: example))
        }
        let report = SourceCodeReport(of: listings, style: style)
        outcome.output += (outcome.output.isEmpty ? "" : "\n") + report.text()
        if !report.isSideBySide { needed = max(needed, report.columnsNeeded ?? 0) }
      }
    } catch {
      throw CommandError(error.description, .missingInput)
    }
    var messages = invocation.absences(in: examples)
    if needed > 0 {
      messages.append(
        """
        Side by side needs \(needed) columns; this terminal has \(style.columns). Use a smaller font, \
        or put 'COLUMNS=\(needed)' before the command and '| less -S' after it.
        """)
    }
    outcome.messages = messages.joined(separator: "\n")
    return outcome
  }
}
