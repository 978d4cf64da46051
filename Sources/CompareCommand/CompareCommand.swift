import Catalog
import CodeGraph
import CommandLineKit
import Comparison
import Examples
import Foundation
import Report
import Scenarios
import TerminalKit
import TerminalText

/// The command `compare`: what it is asked, it has found out, set and delivered.
@MainActor
public struct CompareCommand {
  let patterns: [any Pattern]
  let cards: [Card]
  let options: CompareOptions

  /// Makes the command for some patterns; their mutants are those on the cards.
  public init(patterns: [any Pattern] = Registry.patterns, cards: [Card] = Registry.cards) {
    self.patterns = patterns
    self.cards = cards
    options = CompareOptions(patterns: patterns.map(\.id))
  }

  /// Where is kept what was read of the code: in the user's folder for what can be made again, else in a temporary one.
  private static var cacheFolder: URL {
    let files = FileManager.default
    let caches = files.urls(for: .cachesDirectory, in: .userDomainMask).first ?? files.temporaryDirectory
    return caches.appending(path: "architecture-catalogue/code")
  }

  /// Runs the command for this process, and ends it.
  public static func main() async {
    ProcessStart.prepare()
    ReadingService.answerIfAsked()
    let setting = Setting(
      environment: ProcessInfo.processInfo.environment, isTerminal: Terminal.isTerminal(1),
      columns: Terminal.columns(of: 1),
      folder: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
      program: Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments.first ?? ""),
      cache: cacheFolder, tell: Progress.standard.tell)
    let outcome = await CompareCommand().run(Array(CommandLine.arguments.dropFirst()), in: setting)
    Progress.standard.end()
    if !outcome.output.isEmpty { Console.standard.print(outcome.output, terminator: "") }
    if !outcome.messages.isEmpty { Console.standard.message(outcome.messages) }
    exit(outcome.exitCode.rawValue)
  }

  /// Does what the arguments ask for, but for writing to the standard output and the standard error.
  public func run(_ arguments: [String], in setting: Setting) async -> Outcome {
    switch options.command.parse(arguments, version: Version.current, width: style(in: setting).width) {
    case .help(let text), .version(let text): return Outcome(output: text + "\n")
    case .failure(let error): return Outcome(messages: error.description, exitCode: .usage)
    case .run(let parsed):
      do throws(Problem) {
        return try await run(parsed, in: setting)
      } catch {
        return Outcome(messages: "Error: \(error.message)", exitCode: error.exitCode)
      }
    }
  }

  private func run(_ parsed: Parsed, in setting: Setting) async throws(Problem) -> Outcome {
    let destination = parsed[options.output].flatMap { $0 == "-" ? nil : $0 }
    var setting = setting
    if destination != nil { (setting.isTerminal, setting.columns) = (false, nil) }
    let style = style(in: setting, color: parsed[options.color])
    var outcome =
      switch parsed.path.last {
      case "list": try await report(.list, parsed, style, in: setting)
      case "scenarios": try await report(.scenarios, parsed, style, in: setting)
      case "claims": try await report(.claims, parsed, style, in: setting)
      case "coupling":
        try await report(parsed[options.check] ? .rules : .coupling, parsed, style, in: setting)
      case "explain": try await explain(parsed, style, in: setting)
      case "source": try source(parsed, style, in: setting.folder)
      case "new": try new(parsed, in: setting.folder)
      case "fuzz": await fuzz(parsed, style, in: setting)
      case "mutants": try await mutants(parsed, style, in: setting)
      case "replay": try await replay(parsed, style, in: setting)
      default: try await report(.everything, parsed, style, in: setting)
      }
    if let destination {
      try OutputFile(path: destination, folder: setting.folder).write(outcome.output)
      let note = "Wrote \(VisibleText.escaping(destination))."
      outcome.messages = [outcome.messages, note].filter { !$0.isEmpty }.joined(separator: "\n")
      outcome.output = ""
    }
    return outcome
  }

  private func report(
    _ topic: Topic, _ parsed: Parsed, _ style: OutputStyle, in setting: Setting
  ) async throws(Problem) -> Outcome {
    let examples = parsed[options.example].map { [$0] } ?? Example.allCases
    let codebase = topic.readsCode ? try codeReading(parsed, in: setting) : nil
    let findings: Findings
    do throws(ComparisonError) {
      findings = try await Comparer().findings(
        for: selected(parsed), examples: examples, scenarios: topic.runsScenarios ? Scenario.all : [],
        codebase: codebase)
    } catch {
      throw Problem(error)
    }
    var outcome = Outcome(exitCode: findings.isGood ? .success : .failure)
    outcome.output = try report(on: .findings(findings, about: topic), parsed[options.format], style)
    return outcome
  }

  /// A report in the format that was asked for.
  func report(
    on subject: ReportSubject, _ format: ReportFormat, _ style: OutputStyle
  ) throws(Problem) -> String {
    do {
      return try format.report(on: subject, style: style)
    } catch {
      throw Problem("The findings cannot be put into JSON: \(error).", .internalError)
    }
  }

  private func explain(
    _ parsed: Parsed, _ style: OutputStyle, in setting: Setting
  ) async throws(Problem) -> Outcome {
    guard let id = parsed[options.claim].first,
      let card = Registry.cards.first(where: { $0.claims.contains { $0.id == id } }),
      let claim = card.claims.first(where: { $0.id == id })
    else {
      let claims = Registry.cards.flatMap(\.claims).map(\.id)
      let word = parsed[options.claim].first ?? ""
      let meant = word.closest(among: claims).map { "Did you mean '\($0)'? " } ?? ""
      let pattern = word.split(separator: ".").first.flatMap { Registry.card(id: String($0)) }
      let list = pattern.map { "compare claims \($0.id)" } ?? "compare claims"
      throw Problem(
        "There is no claim '\(VisibleText.escaping(word))'. \(meant)'\(list)' lists them.", .usage)
    }
    let reading = try codeReading(parsed, in: setting)
    let codebase: Codebase
    do throws(CodeGraphError) {
      codebase = try await reading()
    } catch {
      throw Problem(ComparisonError.code(error))
    }
    let finding = Judge(of: codebase).finding(for: claim, of: card)
    let output = try report(on: .claim(finding), .text, style)
    guard let fault = codebase.faults.first(where: { $0.card.id == card.id }) else {
      return Outcome(output: output)
    }
    let messages = (["Error: \(card.name): \(fault.summary)"] + fault.remedy).joined(separator: "\n")
    return Outcome(output: output, messages: messages, exitCode: .failure)
  }

  /// How to come by the code of all patterns: a claim may compare with any of them.
  private func codeReading(
    _ parsed: Parsed, in setting: Setting
  ) throws(Problem) -> @Sendable () async throws(CodeGraphError) -> Codebase {
    let folder = try package(parsed[options.packagePath], from: setting.folder)
    let reader = CodeReader(
      package: folder.url, targets: Codebase.targets(), program: setting.program, cache: setting.cache,
      environment: setting.environment)
    return { () async throws(CodeGraphError) in
      async let mutants = MutantFindings(keptIn: folder.url)?.fresh(Registry.cards, in: folder.url) ?? []
      let reading = try await reader.reading(progress: setting.tell)
      return Codebase(graph: reading.graph, failures: reading.failures, mutants: await mutants)
    }
  }

  private func source(_ parsed: Parsed, _ style: OutputStyle, in folder: URL) throws(Problem) -> Outcome {
    let examples = parsed[options.example].map { [$0] } ?? Example.allCases
    var outcome = Outcome()
    let reader = SourceReader(of: try package(parsed[options.packagePath], from: folder))
    do throws(SourceError) {
      let cards = selected(parsed).compactMap { Registry.card(id: $0.id) }
      var needed = 0
      for example in examples {
        var listings: [SourceListing] = []
        for card in cards { listings.append(try reader.listing(of: card, example: example)) }
        let report = SourceReport(of: listings, style: style)
        outcome.output += (outcome.output.isEmpty ? "" : "\n") + report.text()
        if !report.isSideBySide { needed = max(needed, report.columnsNeeded ?? 0) }
      }
      if needed > 0 {
        outcome.messages = """
          Side by side takes \(needed) columns, here are \(style.columns). Try a smaller font, \
          or 'COLUMNS=\(needed)' before the command and '| less -S' behind it.
          """
      }
    } catch {
      throw Problem(error.description, .missingInput)
    }
    return outcome
  }

  private func new(_ parsed: Parsed, in folder: URL) throws(Problem) -> Outcome {
    // Where this was built is a place to read from, not one to write to unasked.
    let package = try package(parsed[options.targetPath], from: folder, build: nil)
    let (skeleton, changed) = try PatternWriter(package: package.url).write(
      parsed[options.newPattern].first ?? "")
    let id = skeleton.name.id
    let lines =
      ["Wrote the skeleton of \(skeleton.name.title):"] + skeleton.files.map { "  \($0.path)" }
      + ["and a line in each of the lists of"] + changed.map { "  \($0)" } + [
        "",
        "Next: 'swift run compare scenarios \(id)' fails until the behaviour of docs/spec.md is there,",
        "'swift run greet-\(id)' shows how far it is; docs/adding-a-pattern.md tells the rest.",
      ]
    return Outcome(output: lines.map { $0 + "\n" }.joined())
  }

  /// The catalogue's folder, by the path that was typed or where it is likely to be.
  func package(
    _ path: String?, from folder: URL, build: URL? = PackageFolder.ofThisBuild
  ) throws(Problem) -> PackageFolder {
    do throws(SourceError) {
      return try PackageFolder(named: path, from: folder, build: build)
    } catch {
      throw Problem(error.description, .missingInput)
    }
  }

  /// The patterns named on the command line, each once, in the order typed; all if none is named.
  func selected(_ parsed: Parsed) -> [any Pattern] {
    let ids = parsed[options.patterns]
    var chosen: [any Pattern] = []
    for id in ids where !chosen.contains(where: { $0.id == id }) {
      chosen += patterns.filter { $0.id == id }
    }
    return ids.isEmpty ? patterns : chosen
  }

  private func style(in setting: Setting, color: ColorChoice = .auto) -> OutputStyle {
    OutputStyle(
      environment: setting.environment, isTerminal: setting.isTerminal, terminalColumns: setting.columns,
      color: color)
  }
}

extension Topic {
  /// Whether the topic needs the scenarios' results.
  fileprivate var runsScenarios: Bool { self == .everything || self == .scenarios }

  /// Whether the topic needs figures of the code.
  fileprivate var readsCode: Bool {
    switch self {
    case .everything, .coupling, .rules, .claims: true
    case .list, .scenarios: false
    }
  }
}
