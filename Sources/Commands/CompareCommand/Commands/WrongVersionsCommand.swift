import Bench
import Catalog
import CommandLineKit
import Driver
import Foundation
import Records
import Report
import Scenarios

/// `compare wrong-versions`: which scenarios reject each wrong version of the reference implementation.
struct WrongVersionsCommand: RunnableCommand {
  let shared: SharedOptions
  let only = Option<String?>(
    "only", value: "NAME", help: "Run one wrong version; a part of its name is enough.")
  let recorded = Flag("recorded", help: "Show the recorded results instead of running the wrong versions.")
  let record = Flag("record", help: "Keep the results in the catalogue, where the tests read them.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "wrong-versions",
      overview: "Show which scenarios reject each wrong version of the reference implementation.",
      discussion: """
        Builds a copy of the tests' reference implementation with each fault of Catalog/WrongVersions and runs its scenarios. \
        All take several minutes. Exits with 1 if a wrong version passes all scenarios, or a scenario rejects none.
        """,
      options: [only, recorded, record] + shared.packageReport,
      examples: [
        "compare wrong-versions --recorded",
        #"compare wrong-versions --only "keeps the password after a 401""#,
      ])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let package = try invocation.package().url
    let versions = try selected(invocation)
    let results: [WrongVersionResult]
    if invocation.parsed[recorded] {
      results = try recordedResults(of: versions, in: package)
    } else {
      results = try await triedResults(of: versions, in: package, invocation.context)
      if invocation.parsed[record] { try keep(results, in: package) }
    }
    let findings =
      versions.count == WrongVersion.all.count
      ? WrongVersionFindings(results, scenarios: Scenario.all.map { "\($0.example.id): \($0.name)" })
      : WrongVersionFindings(some: results)
    return try invocation.outcome(.wrongVersions(findings), isGood: findings.isGood)
  }

  private func triedResults(
    of versions: [WrongVersion], in package: URL, _ context: CompareCommand.ProcessContext
  ) async throws(CommandFailure) -> [WrongVersionResult] {
    let runner = WrongVersionRunner(
      on: try await Workbench(of: package, in: context), progress: context.progress)
    do throws(WrongVersionError) {
      return try await runner.run(versions)
    } catch {
      throw .wrongVersions(error)
    }
  }

  /// The wrong version of `--only`; all by default.
  private func selected(_ invocation: Invocation) throws(CommandFailure) -> [WrongVersion] {
    guard let word = invocation.parsed[only] else { return WrongVersion.all }
    let names = WrongVersion.all.map(\.name)
    let found = names.contains(word) ? [word] : names.filter { $0.lowercased().contains(word.lowercased()) }
    guard found.count == 1 else {
      throw .command(
        .unknown(
          word, "wrong version", matching: found, among: names, separator: "; ",
          listedBy: "compare wrong-versions --recorded"))
    }
    return WrongVersion.all.filter { $0.name == found[0] }
  }

  /// The recorded results; an error if they are missing or stale.
  private func recordedResults(
    of versions: [WrongVersion], in package: URL
  ) throws(CommandFailure) -> [WrongVersionResult] {
    let results: [WrongVersionResult]
    do throws(RecordError) {
      results = try WrongVersionRecord.read(in: package)
    } catch {
      throw .record(error)
    }
    let stale = WrongVersionRecord.stale(versions, among: results, in: package)
    if let first = stale.first {
      let more = stale.count > 1 ? " and \(stale.count - 1) more" : ""
      throw CommandFailure(
        """
        What is recorded of '\(first)'\(more) is stale: the code has changed. \
        Run '\(WrongVersionRecord.renewal)' to renew it.
        """, .missingInput)
    }
    return versions.compactMap { version in results.first { $0.name == version.name } }
  }

  /// Keeps results; those of the other wrong versions stay as they are.
  private func keep(_ results: [WrongVersionResult], in package: URL) throws(CommandFailure) {
    let earlier = (try? WrongVersionRecord.read(in: package)) ?? []
    let kept = WrongVersion.all.compactMap { version in
      (results + earlier).first { $0.name == version.name }
    }
    do throws(RecordError) {
      try WrongVersionRecord.write(kept, in: package)
    } catch {
      throw .record(error)
    }
  }
}
