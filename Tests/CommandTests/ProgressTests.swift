import Synchronization
import TestSupport
import Testing

@testable import CompareCommand

/// What is said meanwhile gives way to what comes of it.
@Suite struct ProgressTests {
  private let written = Written()

  @Test func `On a terminal a count stands in one line and gives way`() {
    let progress = progress(isTerminal: true)
    for line in ["[1/20] one", "[2/20] two \u{1B}", "Then", "[3/20] twelve columns", "[4/20]"] {
      progress.tell(line)
    }
    progress.end()
    progress.end()
    #expect(
      written.all == [
        "[1/20] one", "\r\u{1B}[K[2/20] two ", "\r\u{1B}[KThen\n", "[3/20] twel", "\r\u{1B}[K[4/20]",
        "\r\u{1B}[K",
      ])
  }

  @Test func `Elsewhere there are only whole lines`() {
    let progress = progress(isTerminal: false)
    for line in ["[1/20] one", "Then", "[2/20] two"] { progress.tell(line) }
    progress.end()
    #expect(written.all == ["Then\n"])
  }

  @Test func `No count is left before the output`() throws {
    let terminal = try PseudoTerminal()
    try terminal.start(
      Program("compare").url.path,
      arguments: ["fuzz", "mvp", "--sessions", "100", "--example", "greeting", "--color", "never"])
    #expect(try terminal.waitForExit() == .exited(0))
    let output = String(decoding: terminal.output, as: UTF8.self)
    let verdict = try #require(output.range(of: "\u{2714}"))
    #expect(output.contains("/100] sessions, "))
    #expect(output[..<verdict.lowerBound].hasSuffix("\r\u{1B}[K"))
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
