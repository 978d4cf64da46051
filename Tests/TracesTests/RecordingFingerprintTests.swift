import Driver
import Foundation
import Scenarios
import TestSupport
import Testing

@testable import Catalog
@testable import Traces

/// What makes a recording stale, and what does not.
@Suite struct RecordingFingerprintTests {
  private let folder = TemporaryFolder([
    "Sources/Kit/TerminalKit/Button.swift": "func tap() {\n}\n",
    "Sources/Contract/AccountService/Answers.swift": "let status = 200\n",
    "Sources/Contract/AccountServer/Server.swift": "let port = 1\n",
    "Sources/Bench/Bench/Recorder/Source.swift": "let version = 1\n",
    "Sources/Patterns/MVC/View.swift": "let a = 1  // one\n",
    "Sources/Patterns/MVP/View.swift": "// one\nlet a = 1\n",
  ])
  private let before: [String]

  init() { before = Self.fingerprints(in: folder) }

  /// The fingerprints for MVC and for MVP.
  private static func fingerprints(
    in folder: TemporaryFolder, scenarios: [Scenario] = scenarios()
  ) -> [String] {
    let store = RecordingStore(in: folder.url, scenarios: scenarios)
    return [store.fingerprint(of: .mvc), store.fingerprint(of: .mvp)]
  }

  /// A recorded scenario, and one that is not.
  private static func scenarios(cancel: String = "tap cancel", other: String = "tap logIn") -> [Scenario] {
    [Scenario(.login, "cancel", cancel), Scenario(.login, "another", other)]
  }

  /// The patterns whose fingerprint a change of a file changes.
  private func stale(after text: String, in file: String) throws -> [String] {
    try folder.write(text, to: file)
    return stale(Self.fingerprints(in: folder))
  }

  private func stale(_ after: [String]) -> [String] {
    zip(["MVC", "MVP"], zip(before, after)).filter { $1.0 != $1.1 }.map(\.0)
  }

  @Test func `A comment in the kit makes nothing stale`() throws {
    let kit = "Sources/Kit/TerminalKit/Button.swift"
    #expect(try stale(after: "// A button.\nfunc tap() {  // now\n  /* no */\n}\n", in: kit) == [])
    #expect(try stale(after: "func tap() {\n  x()\n}\n", in: kit) == ["MVC", "MVP"])
  }

  @Test func `Another status of the account service makes all stale`() throws {
    let service = "Sources/Contract/AccountService/Answers.swift"
    #expect(try stale(after: "let status = 201\n", in: service) == ["MVC", "MVP"])
  }

  @Test func `A changed pattern makes its own recordings stale`() throws {
    #expect(try stale(after: "// one\nlet a = 2\n", in: "Sources/Patterns/MVP/View.swift") == ["MVP"])
  }

  @Test func `A comment in a pattern may change, but not move the lines that recordings name`() throws {
    let view = "Sources/Patterns/MVP/View.swift"
    #expect(try stale(after: "/// Two.\nlet a = 1  // three\n", in: view) == [])
    #expect(try stale(after: "// one\n// two\nlet a = 1\n", in: view) == ["MVP"])
  }

  @Test func `The script of a recorded scenario counts, and no other`() {
    let other = Self.scenarios(other: "tap showGreeting")
    #expect(stale(Self.fingerprints(in: folder, scenarios: other)) == [])
    let recorded = Self.scenarios(cancel: "tap logIn")
    #expect(stale(Self.fingerprints(in: folder, scenarios: recorded)) == ["MVC", "MVP"])
  }

  @Test func `The recorder counts, and no module that decides nothing`() throws {
    #expect(try stale(after: "let port = 2\n", in: "Sources/Contract/AccountServer/Server.swift") == [])
    let recorder = "Sources/Bench/Bench/Recorder/Source.swift"
    #expect(try stale(after: "let version = 2\n", in: recorder) == ["MVC", "MVP"])
  }
}
