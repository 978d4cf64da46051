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
    let (package, style) = (try invocation.package(), invocation.style)
    var outcome = CompareCommand.Outcome()
    var needed = 0
    do throws(SourceError) {
      for example in invocation.examples {
        var listings: [SourceListing] = []
        for (_, card) in invocation.selected {
          listings.append(try package.listing(of: card, example: example))
        }
        let report = SourceReport(of: listings, style: style)
        outcome.output += (outcome.output.isEmpty ? "" : "\n") + report.text()
        if !report.isSideBySide { needed = max(needed, report.columnsNeeded ?? 0) }
      }
    } catch {
      throw Problem(error.description, .missingInput)
    }
    if needed > 0 {
      outcome.messages = """
        Side by side takes \(needed) columns, here are \(style.columns). Try a smaller font, \
        or 'COLUMNS=\(needed)' before the command and '| less -S' behind it.
        """
    }
    return outcome
  }
}
