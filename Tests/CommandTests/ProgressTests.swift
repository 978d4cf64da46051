import Synchronization
import TestSupport
import Testing

@testable import CompareCommand

/// Progress is replaced by the next line and erased before the output.
@Suite struct ProgressTests {
  private let written = Written()

  @Test func `The next line replaces a counter`() {
    let progress = progress(showsCounters: true)
    for line in ["[1/20] one", "[2/20] two \u{1B}", "Then", "[3/20] twelve columns", "[4/20]"] {
      progress.report(line)
    }
    progress.end()
    progress.end()
    #expect(
      written.all == [
        "[1/20] one", "\r\u{1B}[K[2/20] two ", "\r\u{1B}[KThen\n", "[3/20] twel", "\r\u{1B}[K[4/20]",
        "\r\u{1B}[K",
      ])
  }

  @Test func `Where they could not be replaced, counters are left out`() {
    let progress = progress(showsCounters: false)
    for line in ["[1/20] one", "Then", "[2/20] two"] { progress.report(line) }
    progress.end()
    #expect(written.all == ["Then\n"])
  }

  @Test(arguments: ["xterm", "dumb", ""])
  func `A counter is erased before the output, and no terminal gets sequences that it does not understand`(
    term: String
  ) throws {
    let terminal = try PseudoTerminal()
    try terminal.start(
      Program("compare").url.path, arguments: ["scenarios", "mvp", "--example", "greeting"],
      environment: ["TERM": term])
    #expect(try terminal.waitForExit() == .exited(0))
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("\u{1B}") == (term == "xterm"))
    #expect(output.contains("] Scenarios") == (term == "xterm"))
    guard term == "xterm" else { return }
    let last = try #require(output.range(of: "] Scenarios", options: .backwards))
    #expect(output[last.upperBound...].hasPrefix("\r\u{1B}[K"))
  }

  @MainActor @Test func `Each scenario that has ended is counted`() async {
    var context = CompareCommand.ProcessContext.sample(in: TemporaryFolder().url)
    context.progress = { [written] in written.add($0) }
    _ = await CompareCommand().run(["scenarios", "mvp", "mvc", "--example", "greeting"], in: context)
    let count = written.all.count
    #expect(written.all == (1...max(1, count)).map { "[\($0)/\(count)] Scenarios" })
  }

  private func progress(showsCounters: Bool) -> Progress {
    Progress(showsCounters: showsCounters, columns: { 12 }, write: { [written] in written.add($0) })
  }
}

private final class Written: Sendable {
  private let texts = Mutex<[String]>([])
  var all: [String] { texts.withLock { $0 } }
  func add(_ text: String) { texts.withLock { $0.append(text) } }
}
