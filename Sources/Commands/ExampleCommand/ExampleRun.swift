import AccountService
import CommandLineKit
import Examples
import Foundation
import Driver
import TerminalKit
import TerminalText

/// One run of an example: as a form, line by line, or through the scenarios.
@MainActor
struct ExampleRun {
  let pattern: any Pattern
  /// The pattern's name and its roles.
  let about: String
  let example: Example
  let options: ExampleOptions
  let parsed: Parsed
  let style: OutputStyle

  private var glyphs: Glyphs { style.glyphs }
  let console = Console.standard

  /// Runs the example and returns the exit code.
  func run(environment: [String: String]) async throws(CommandError) -> Int32 {
    if parsed[options.scenarios] {
      return try await runScenarios(in: parsed[options.format]).rawValue
    }
    let marks = StepMarks(environment: environment)
    if parsed[options.trace], marks == nil { throw startTrace() }
    let driver = AppDriver(pattern: pattern, example: example, world: try world(environment: environment))
    let recorder = try parsed[options.record].map(recorder)
    let terminal = isForm(in: environment) ? Terminal() : nil
    let isForPerson = Terminal.isTerminal(0)
    driver.didOpen = { [footer = footer(for: isForPerson)] window in
      window.footer = footer
      recorder?.watch(window)
      if let marks { Self.watch(window, marks) }
    }
    defer { recorder?.record(.close) }
    marks?.begin(Step.launch.description)
    let code: Int32
    if let terminal {
      code = await showForm(on: terminal, driver, marks)
    } else {
      let session = PlainSession(
        driver: driver, recorder: recorder, options: options, parsed: parsed, environment: environment)
      code = await session.run().rawValue
    }
    if isForPerson, Terminal.isTerminal(1), [0, 128 + SIGINT].contains(code) { console.print(whereToLook) }
    if terminal != nil, let record = parsed[options.record] {
      let shown = VisibleText.escaping(record, glyphs: glyphs)
      console.message("Recorded '\(shown)'. \(Step.maskedPasswordAdvice)")
    }
    return code
  }

  /// Whether a terminal shows a form, and does not go line by line.
  private func isForm(in environment: [String: String]) -> Bool {
    !parsed[options.plain] && OutputStyle.understandsSequences(environment)
  }

  /// The folder of the code, and the commands that print it and its tests.
  private var whereToLook: String {
    // The type's full name begins with its module, after which the folder is named.
    let module = String(reflecting: type(of: pattern)).prefix { $0 != "." }
    return """
      The code is in Sources/Patterns/\(module)/\(example.name). Next:
        swift run compare source \(pattern.id) --example \(example.id)
        swift run compare tests \(pattern.id) --example \(example.id)
      """
  }

  /// A recorder that writes each step to a new file at once, so that a crash loses nothing.
  private func recorder(writingTo path: String) throws(CommandError) -> SessionRecorder {
    let shown = VisibleText.escaping(path, glyphs: glyphs)
    guard path != "-" else {
      throw parsed.usageError(
        "The standard output shows the windows. '--record' needs the name of a new file.")
    }
    // Never overwrite an existing file.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else {
      throw parsed.usageError(
        "'\(shown)' cannot be created: \(SystemWords.of(errno)). '--record' needs the name of a new file.")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var isEmpty = true
    func write(_ line: String) {
      do {
        try file.write(contentsOf: Data((line + "\n").utf8))
        isEmpty = false
      } catch {
        // Keep a partial recording, but not an empty file.
        if isEmpty { unlink(path) }
        console.fail(CommandError("'\(shown)' cannot be written: \(SystemWords.of(error)).", .internalError))
      }
    }
    write("# Recorded from \(pattern.id). \(Step.maskedPasswordAdvice)")
    return SessionRecorder(write: write)
  }

  private func showForm(on terminal: Terminal, _ driver: AppDriver, _ marks: StepMarks?) async -> Int32 {
    driver.launch()
    guard let window = driver.window else { return ExitCode.internalError.rawValue }
    let session = FormSession(window: window, terminal: terminal, glyphs: glyphs, usesColor: style.usesColor)
    let ending = await session.run()
    marks?.end()
    driver.close()
    switch ending {
    case .left: return ExitCode.success.rawValue
    // A closed terminal also sends SIGHUP; either may arrive first.
    case .endOfInput: return 128 + SIGHUP
    case .interrupted: return 128 + SIGINT
    case .terminated(let signal): return 128 + signal
    }
  }

  private func world(environment: [String: String]) throws(CommandError) -> World {
    let settings = options.settings.map { parsed[$0] }
    if let refusal = example.settings?.refusal(settings) {
      throw parsed.usageError(refusal.prefix(1).uppercased() + refusal.dropFirst() + ".")
    }
    let fault = parsed[options.fault]
    let server = parsed[options.server].flatMap(URL.init(string:))
    if let fault, fault != .storage, server != nil {
      throw parsed.usageError(
        "'--fault \(fault.rawValue)' is a fault of the embedded server; leave '--server' out.")
    }
    let file = try file(environment: environment)
    for stored in example.files.map({ PrivateFile(file($0)) })
    where parsed[options.forget] && !stored.delete() {
      throw CommandError(
        "'\(VisibleText.escaping(stored.url.path))' cannot be deleted: \(SystemWords.of(errno)).",
        .internalError)
    }
    // No folder can be created inside a device, so that storing fails.
    let nowhere: @Sendable (String) -> URL = { URL(filePath: "/dev/null/\($0).json") }
    return .live(
      settings: settings, fault: fault, server: server, timeout: parsed[options.timeout],
      file: fault == .storage ? nowhere : file)
  }

  /// The URLs of the program's files, by their names.
  private func file(environment: [String: String]) throws(CommandError) -> @Sendable (String) -> URL {
    let folder =
      try parsed[options.stateFolder].map(stateFolder) ?? Self.defaultStateFolder(environment: environment)
    return { [id = pattern.id] in folder.appending(path: "\(id)-\($0).json") }
  }

  private static func defaultStateFolder(environment: [String: String]) -> URL {
    UserFolders(environment: environment).state.appending(path: "architecture-catalogue")
  }

  /// The folder at a path, which need not exist yet; fails if the path names something else.
  private func stateFolder(named path: String) throws(CommandError) -> URL {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
      let shown = VisibleText.escaping(path, glyphs: glyphs)
      throw parsed.usageError(
        "'\(shown)' is not a folder. '--state-folder' needs an existing folder or a new name.")
    }
    return URL(filePath: path)
  }

  /// The lines below a screen: a demo account on the screen that asks for one, and the fault; then for a person the pattern
  /// and its roles, which a small terminal can do without.
  private func footer(for isPerson: Bool) -> (ViewController) -> String? {
    let caution = parsed[options.server] == nil ? "" : " (the server may have others)"
    let hint = Account.demo.first.map { "Demo account: \($0.email), password \($0.password)\(caution)" }
    let fault = parsed[options.fault].map { "Fault: \($0.summary)" }
    return { [about, accountScreen = example.accountScreen] screen in
      let asksForAccount = accountScreen != nil && screen.title == accountScreen
      let hints = [asksForAccount ? hint : nil, fault].compactMap(\.self).joined(separator: ". ")
      return hints + (isPerson ? "\n\(about)" : "")
    }
  }
}
