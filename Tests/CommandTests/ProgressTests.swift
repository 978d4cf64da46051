import Synchronization
import TestSupport
import Testing

@testable import CompareCommand

/// Progress is replaced by the next line and erased before the output.
@Suite struct ProgressTests {
  private let written = Written()

  @Test func `On a terminal the next line replaces a counter`() {
    let progress = progress(isTerminal: true)
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

  @Test func `Without a terminal counters are left out`() {
    let progress = progress(isTerminal: false)
    for line in ["[1/20] one", "Then", "[2/20] two"] { progress.report(line) }
    progress.end()
    #expect(written.all == ["Then\n"])
  }

  @Test func `A counter is erased before the output`() throws {
    let terminal = try PseudoTerminal()
    try terminal.start(
      Program("compare").url.path,
      arguments: ["fuzz", "mvp", "--sessions", "100", "--example", "greeting", "--color", "never"])
    #expect(try terminal.waitForExit() == .exited(0))
    let output = String(decoding: terminal.output, as: UTF8.self)
    let verdict = try #require(output.range(of: "\u{2714}"))
    #expect(output.contains("/100] sessions"))
    #expect(output[..<verdict.lowerBound].hasSuffix("\r\u{1B}[K"))
  }

  @MainActor @Test func `Each scenario that has ended is counted`() async {
    var context = CompareCommand.ProcessContext.sample(in: TemporaryFolder().url)
    context.progress = { [written] in written.add($0) }
    _ = await CompareCommand().run(["scenarios", "mvp", "mvc", "--example", "greeting"], in: context)
    let count = written.all.count
    #expect(written.all == (1...max(1, count)).map { "[\($0)/\(count)] Scenarios" })
  }

  private func progress(isTerminal: Bool) -> Progress {
    Progress(isTerminal: isTerminal, columns: { 12 }, write: { [written] in written.add($0) })
  }
}

private final class Written: Sendable {
  private let texts = Mutex<[String]>([])
  var all: [String] { texts.withLock { $0 } }
  func add(_ text: String) { texts.withLock { $0.append(text) } }
}
