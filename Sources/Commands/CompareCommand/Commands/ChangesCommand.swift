import Bench
import Catalog
import CommandLineKit
import Foundation
import Records
import Report

extension ChangeRequest: OptionValue {
  /// The request of this id.
  public init?(argument: String) {
    guard let request = Self.all.first(where: { $0.id == argument }) else { return nil }
    self = request
  }

  /// The id.
  public var argumentText: String { id }
  /// The ids of all requests.
  public static var allowedArguments: [String] { all.map(\.id) }
}

/// `compare changes`: whether change requests, made in copies of the patterns, pass the tests and scenarios that they bring.
struct ChangesCommand: RunnableCommand {
  let shared: SharedOptions
  let request = Option<ChangeRequest?>("request", value: "NAME", help: "Make one request only.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "changes", overview: "Make change requests in copies of the patterns, and run their tests.",
      discussion: """
        Applies a request's shared patch and a pattern's own patches to a copy of the pattern, builds it, and runs its unit tests \
        and its scenarios. A pattern takes a minute the first time. Exits with 1 if a test or a scenario fails.
        """,
      positionals: [shared.patterns], options: [request] + shared.packageReport,
      tables: [
        HelpTable("REQUESTS", rows: ChangeRequest.all.map { (label: $0.id, help: $0.summary) })
      ],
      examples: ["compare changes mvp", "compare changes mvp --request text"])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let package = try invocation.package().url
    let requests = invocation.parsed[request].map { [$0] } ?? ChangeRequest.all
    var cells: [ChangeCell] = []
    var missing: [String] = []
    for request in requests {
      for card in invocation.selected.map(\.card) {
        if let cell = ChangeCell(request, in: card, of: package) {
          cells.append(cell)
        } else {
          missing.append("\(card.id) has no patch for '\(request.id)' yet")
        }
      }
    }
    guard !cells.isEmpty else { throw CommandFailure("\(missing.joined(separator: ", ")).", .missingInput) }
    let context = invocation.context
    let runner = ChangeRunner(on: try await Workbench(of: package, in: context), progress: context.progress)
    let results: [CellResult]
    do throws(BenchError) {
      results = try await runner.run(cells)
    } catch {
      throw .bench(error)
    }
    return try invocation.outcome(
      .cells(results), messages: missing, isGood: results.allSatisfy(\.isGood))
  }
}
