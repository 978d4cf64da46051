import CommandLineKit
import Comparison
import Report

/// `compare source`: the patterns' code, of two patterns side by side.
struct SourceCommand: RunnableCommand {
  let shared: SharedOptions

  private var patterns: Positional {
    shared.patterns(isRequired: true, help: "The patterns whose code to show.")
  }

  var declaration: Command {
    Command(
      name: "source",
      overview: "Show the code: of two patterns side by side, part by part, if there is room.",
      positionals: [patterns],
      options: [shared.example, shared.packagePath, shared.output, shared.color],
      examples: ["compare source mvp viper --example login", "COLUMNS=230 compare source mvc mvp | less -S"])
  }

  func run(_ invocation: Invocation) async throws(Problem) -> CompareCommand.Outcome {
    let (package, style, examples) = (try invocation.package(), invocation.style, try invocation.examples)
    var outcome = CompareCommand.Outcome()
    var needed = 0
    do throws(SourceError) {
      for example in examples {
        var listings: [SourceListing] = []
        for (pattern, card) in invocation.selected where example.isShown(by: pattern) {
          listings.append(try package.listing(of: card, example: example))
        }
        let report = SourceReport(of: listings, style: style)
        outcome.output += (outcome.output.isEmpty ? "" : "\n") + report.text()
        if !report.isSideBySide { needed = max(needed, report.columnsNeeded ?? 0) }
      }
    } catch {
      throw Problem(error.description, .missingInput)
    }
    var messages = invocation.absences(in: examples)
    if needed > 0 {
      messages.append(
        """
        Side by side takes \(needed) columns, here are \(style.columns). Try a smaller font, \
        or 'COLUMNS=\(needed)' before the command and '| less -S' behind it.
        """)
    }
    outcome.messages = messages.joined(separator: "\n")
    return outcome
  }
}
