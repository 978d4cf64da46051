import Driver
import Foundation
import TestSupport
import Testing

@testable import CodeGraph
@testable import Measures

/// The needs of unit tests and their test doubles, read from a sample with the compiler's index.
@Suite struct UnitTestsTests {
  private static let package = TemporaryFolder([
    "Sources/Kit/TerminalKit/View.swift": """
    open class View {
      public init() {}
    }
    public final class Label: View {
      public var text = ""
    }
    """,
    "Sources/Contract/Examples/Store.swift": """
    import Foundation
    public protocol DataStore {
      func write(_ data: Data)
    }
    public struct PrivateFile: DataStore {
      public init() {}
      public func write(_ data: Data) {}
    }
    """,
    "Sources/Patterns/ABC/ABC.swift": """
    import Examples
    import Foundation
    import TerminalKit
    #if canImport(FoundationNetworking)
    import FoundationNetworking
    #endif
    protocol Showing: AnyObject {
      func show(_ text: String)
    }
    final class Presenter {
      private let view: any Showing
      init(view: any Showing, store: any DataStore) {
        self.view = view
        _ = URLRequest(url: URL(filePath: "/"))
        store.write(Data())
      }
      convenience init(view: any Showing) { self.init(view: view, store: PrivateFile()) }
      func start() { view.show("") }
    }
    final class Controller: View {
      private let label = Label()
    }
    struct Client {
      func send() { URLSession.shared.dataTask(with: URLRequest(url: URL(filePath: "/"))).resume() }
    }
    struct Root {
      func open() { _ = Controller() }
    }
    """,
    "Tests/ABCTests/Fakes.swift": """
    import Examples
    import Foundation
    import TerminalKit
    @testable import ABC
    final class FakeView: Showing {
      var text = ""

      func show(_ text: String) {
        self.text = text
      }
    }
    final class DiskView: Showing {
      func show(_ text: String) { try? FileManager.default.removeItem(atPath: text) }
    }
    final class PickyView: Showing {
      func show(_ text: String) {}
      func hide() { Label().text = "" }
    }
    final class UnusedView: Showing {
      func show(_ text: String) {}
    }
    final class FakeStore: DataStore {
      func write(_ data: Data) {}
    }
    struct World {
      let store = FakeStore()
      func open() { Label().text = "" }
      func name() -> String { FileManager.default.currentDirectoryPath }
    }
    """,
    "Tests/ABCTests/Logic/LoginTests.swift": """
    import Examples
    import TerminalKit
    import Testing
    @testable import ABC
    struct LoginTests {
      private let world = World()
      private let view = FakeView()
      private let presenter: Presenter
      init() {
        presenter = Presenter(view: view, store: world.store)
      }
      private func file() -> PrivateFile { PrivateFile() }
      private func start() { presenter.start() }
      @Test func `it is alone`() { start() }
      @Test func `it names a place`() { #expect(world.name() != "") }
      @Test func `a helper uses the disk`() { _ = Presenter(view: view, store: file()) }
      @Test(arguments: [1]) func `a double uses the disk`(number: Int) { _ = DiskView() }
      @Test func `it makes a widget`() { #expect(Label().text == "") }
      @Test func `the pattern makes a widget`() { _ = Root() }
      @Test func `the pattern uses the network`() { Client().send() }
      @Test func `an initialiser uses the disk`() { _ = Presenter(view: view) }
      @Test func `a double's unused member`() { _ = PickyView() }
      @Test func inFixture() { world.open() }
    }
    struct OtherTests {
      @Test func `of another suite`() {}
    }
    """,
    "Tests/ABCTests/Parts/Login/ClientTests.swift": """
    import Testing
    @testable import ABC
    struct ClientTests {
      @Test func `it is not sent`() { _ = Client() }
    }
    struct PartFake {
      func help() {}
    }
    """,
  ])

  private static let read = Task {
    func target(_ module: String, _ path: String, _ imports: String...) -> SourceTarget {
      SourceTarget(module: module, path: path, imports: imports, isReadWithTests: true)
    }
    return try await CodeReader(
      package: package.url,
      targets: [
        target("TerminalKit", "Sources/Kit/TerminalKit"), target("Examples", "Sources/Contract/Examples"),
        target("ABC", "Sources/Patterns/ABC", "TerminalKit", "Examples"),
        target("ABCTests", "Tests/ABCTests", "TerminalKit", "Examples", "ABC"),
      ], program: Program("compare").url, cache: package.url.appending(path: "cache"),
      environment: ProcessInfo.processInfo.environment
    ).read(progress: { _ in })
  }

  /// What a test needs that only calls a type of Objective-C, as it is on macOS: the index has no owner for what is called.
  private static func called(_ needs: String) -> String {
    #if canImport(Darwin)
      "needs none"
    #else
      needs
    #endif
  }

  @Test func `A test needs all that its suite, helpers and doubles create or use`() async throws {
    let reading = try await Self.read.value
    #expect(reading.failures == [:])
    let tests = try Self.unitTests(in: reading.graph).tests.filter { $0.kind == .logic }
    expectEqual(
      tests.map { $0.evidence(without: Surrounding.outside).text }.joined(separator: "\n"),
      """
      it is alone: needs none
      it names a place: needs none
      a helper uses the disk: needs storage, by PrivateFile from LoginTests.swift:12
      a double uses the disk: \(Self.called("needs storage, by FileManager from Fakes.swift:13"))
      it makes a widget: needs widgets, by Label from LoginTests.swift:18
      the pattern makes a widget: needs widgets, by Controller from LoginTests.swift:19
      the pattern uses the network: \(Self.called("needs network, by URLSession from LoginTests.swift:20"))
      an initialiser uses the disk: needs storage, by PrivateFile from LoginTests.swift:21
      a double's unused member: needs none
      inFixture(): needs widgets, by Label from Fakes.swift:27
      """)
    #expect(tests.map(\.place.line) == Array(14...23))
    #expect(Set(tests.map(\.suite)) == ["LoginTests"])
  }

  @Test func `Objects are counted where the tests' code creates them`() async throws {
    let tests = try Self.unitTests(in: try await Self.read.value.graph).tests.filter { $0.kind == .logic }
    // The world, its store, the view and the presenter for all; a file is the examples'.
    #expect(tests.map(\.objects) == [4, 4, 5, 5, 5, 5, 5, 5, 5, 5])
  }

  @Test func `A double conforms to a protocol of the pattern, and a test creates it`() async throws {
    let tests = try Self.unitTests(in: try await Self.read.value.graph)
    #expect(
      tests.doubles.map { "\($0.name) \($0.place.line) \($0.lines) \($0.members)" } == [
        "FakeView 5 6 2", "DiskView 12 3 1", "PickyView 15 4 2",
      ])
    let throughLogic = tests.tests.filter { $0.kind == .logic }
    #expect(throughLogic[0].doubles == ["FakeView"])
    #expect(throughLogic[3].doubles == ["DiskView", "FakeView"])
  }

  @Test func `A test of a part is told by its folder, and what a test creates by its code`() async throws {
    let tests = try Self.unitTests(in: try await Self.read.value.graph).tests
    let part = try #require(tests.first { $0.kind == .part })
    #expect([part.suite, part.name] == ["ClientTests", "it is not sent"])
    #expect(part.creates == ["Client"])
    #expect(tests.count { $0.kind == .part } == 1)
    #expect(
      tests.first { $0.name == "the pattern makes a widget" }?.creates == ["Controller", "Presenter", "Root"])
  }

  @Test func `A function outside types could hide what it creates, so it is an error`() async throws {
    var graph = try await Self.read.value.graph
    let place = Place(file: "Tests/ABCTests/Fakes.swift", line: 1)
    graph.globals = [GlobalDeclaration(name: "make()", module: "ABCTests", place: place)]
    #expect(throws: MeasureError.globalDeclaration(name: "make()", place: place)) {
      try Self.unitTests(in: graph)
    }
  }

  private static func unitTests(in graph: DependencyGraph) throws(MeasureError) -> UnitTests {
    try UnitTests(
      of: "ABCTests",
      in: [
        UnitTestFolder(.logic, path: "Tests/ABCTests/Logic", suites: ["LoginTests"]),
        UnitTestFolder(.part, path: "Tests/ABCTests/Parts"),
      ], testing: "ABC", in: graph)
  }
}
