import CommandLineKit
import Foundation

/// What `compare kata` does with the kata that is started in a checkout.
@MainActor
struct KataSession {
  let invocation: Invocation
  let checkout: Checkout
  let katas: [Kata]
  private let page: KataPage

  init(_ invocation: Invocation, in checkout: Checkout, katas: [Kata]) {
    self.invocation = invocation
    self.checkout = checkout
    self.katas = katas
    page = KataPage(style: invocation.style)
  }

  /// Starts a kata, or a variant of it.
  func start(_ kata: Kata?, variant: Int?) async throws(CommandFailure) -> CompareCommand.Outcome {
    guard let kata else { throw CommandFailure("Which kata? 'swift run compare kata' lists them.", .usage) }
    if let started = checkout.stage {
      throw CommandFailure(
        "The kata '\(started.kata)' is started. End it by 'swift run compare kata --stop'; your work is kept.",
        .usage)
    }
    let chosen = try self.variant(variant, of: kata)
    try await checkout.start(kata.name, applying: chosen.plant(in: checkout.folder), variant: variant)
    return CompareCommand.Outcome(output: page.start(of: chosen))
  }

  /// The started kata; throws if none is, or another than the chosen one.
  func started(_ chosen: Kata?) throws(CommandFailure) -> StartedKata {
    guard let stage = checkout.stage, let kata = katas.first(where: { $0.name == stage.kata }) else {
      throw CommandFailure("No kata is started. Start one by 'swift run compare kata NAME --start'.", .usage)
    }
    if let chosen, chosen.name != kata.name {
      throw CommandFailure("The kata '\(kata.name)' is started, not '\(chosen.name)'.", .usage)
    }
    return StartedKata(kata: try variant(stage.variant, of: kata), stage: stage)
  }

  /// Runs the checks, those whose lines begin with a word or all, and then a teacher's.
  func check(
    _ started: StartedKata, only word: String?, teacher folder: URL?
  ) async throws(CommandFailure) -> CompareCommand.Outcome {
    let kata = started.kata
    try await refuseChanges(of: kata, since: started.stage.start)
    let teacher = try folder.map { folder throws(CommandFailure) in
      try TeacherChecks(of: kata.name, in: folder)
    }
    let lines = (kata.checks + (teacher?.lines ?? [])).filter { word == nil || $0.text.hasPrefix(word ?? "") }
    guard !lines.isEmpty else {
      throw CommandFailure("No check of the kata '\(kata.name)' begins with '\(word ?? "")'.", .usage)
    }
    let context = CheckContext(
      invocation: invocation, checkout: checkout,
      folders: [kata.folder] + (teacher.map { [$0.folder] } ?? []), earlierRuns: started.stage.checks)
    var checked: [CheckedLine] = []
    for line in lines {
      let waits = line.check.waitsForOthers && !checked.allSatisfy(\.finding.isGood)
      let finding =
        waits ? .fails("it waits until the others hold") : try await line.check.finding(in: context)
      checked.append(CheckedLine(line: line.text, finding: finding))
    }
    let isGood = checked.allSatisfy(\.finding.isGood)
    var stage = started.stage
    stage.checks += 1
    if word == nil { stage.isSolved = isGood }
    try checkout.keep(stage)
    return CompareCommand.Outcome(
      output: page.check(checked, of: kata, isDone: isGood && word == nil, runs: stage.checks),
      exitCode: isGood ? .success : .failure)
  }

  /// Refuses changes of the exercise's own folder, which says what is checked; the answer alone is the participant's.
  private func refuseChanges(of kata: Kata, since start: String) async throws(CommandFailure) {
    let folder = "\(Kata.path)/\(kata.name)"
    let changed = try await checkout.changes(in: [folder]).filter { $0 != "\(folder)/\(Kata.answer)" }
    guard let first = changed.first else { return }
    throw CommandFailure(
      """
      You changed '\(first)', which belongs to the exercise. 'git checkout \(start) -- \(folder)' brings back what was there.
      """, .usage)
  }

  /// The next hint, or all.
  func hint(_ started: StartedKata, showsAll: Bool) throws(CommandFailure) -> CompareCommand.Outcome {
    let hints = Array(started.kata.hints.enumerated())
    var stage = started.stage
    let shown = showsAll || stage.hints >= hints.count ? hints : [hints[stage.hints]]
    stage.hints = min(stage.hints + 1, hints.count)
    try checkout.keep(stage)
    return CompareCommand.Outcome(output: page.hints(shown, of: hints.count))
  }

  /// The solution, once the checks were run; once all held, the participant's own work and any other solutions beside it.
  func solution(
    of kata: Kata, _ stage: KataStage?, opensAnyway: Bool
  ) async throws(CommandFailure) -> CompareCommand.Outcome {
    guard opensAnyway || (stage?.checks ?? 0) > 0 else {
      throw CommandFailure(
        "The solution opens after a '--check' since the start, or with '--anyway'.", .usage)
    }
    let isSolved = stage?.isSolved == true
    var parts: [KataSolution] = []
    if isSolved { parts.append(KataSolution(title: "Yours", text: try await checkout.work())) }
    if kata.variant != nil {
      parts.append(KataSolution(title: "The solution", text: try await solution(ofVariant: kata, stage)))
    } else {
      let names = isSolved ? kata.solutions : Array(kata.solutions.prefix(1))
      parts += names.compactMap { name in
        kata.text(of: name).map { KataSolution(title: KataSolution.title(of: name), text: $0) }
      }
    }
    guard !parts.isEmpty else {
      throw CommandFailure("The kata '\(kata.name)' has no solution.", .missingInput)
    }
    return CompareCommand.Outcome(output: page.solutions(parts))
  }

  /// Ends the kata and says where the work is kept.
  func stop(_ started: StartedKata) async throws(CommandFailure) -> CompareCommand.Outcome {
    let folder = invocation.context.cache.deletingLastPathComponent().appending(path: "kata")
    let patch = try freePath(for: started.kata, in: folder)
    let work = try await checkout.stop(started.stage, savingIn: patch)
    return CompareCommand.Outcome(output: page.end(of: started, work: work))
  }

  /// A variant's solution: the code without the mistake, the test that was lost, or the arrows that were recorded.
  private func solution(ofVariant kata: Kata, _ stage: KataStage?) async throws(CommandFailure) -> String {
    if let stage, kata.variant?.plant != nil {
      return try await checkout.difference(from: stage.start, to: stage.commit)
    }
    let context = CheckContext(
      invocation: invocation, checkout: checkout, folders: [kata.folder], earlierRuns: 0)
    let answers = kata.checks.compactMap { $0.check as? AnswerCheck }
    var lines: [String] = []
    for answer in answers { lines += try answer.solution(in: context) }
    return lines.map { "\($0)\n" }.joined()
  }

  private func variant(_ number: Int?, of kata: Kata) throws(CommandFailure) -> Kata {
    guard let number else { return kata }
    return try VariantPage(of: kata, among: invocation.shared.entries).variant(number: number)
  }

  /// A file that does not exist yet, for a participant's work.
  private func freePath(for kata: Kata, in folder: URL) throws(CommandFailure) -> URL {
    let files = FileManager.default
    let path = (1...).lazy.map { folder.appending(path: "\(kata.name)-\($0).patch") }
      .first { !files.fileExists(atPath: $0.path) }
    guard let path, (try? files.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
      throw CommandFailure("'\(folder.path)' cannot be made, so your work is left as it is.", .internalError)
    }
    return path
  }
}
