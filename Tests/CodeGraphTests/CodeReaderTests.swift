import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CodeGraph

/// The reader: cache hits, stale modules, and code that cannot be read.
@Suite struct CodeReaderTests {
  private static let kit = "Sources/Kit/Price.swift"
  private static let shop = "Sources/Shop/Order.swift"
  private static let bank = "Sources/Bank/Account.swift"

  /// Two modules that import a third, read once; each test copies the folder with the cache.
  private static let read = Task {
    let package = TemporaryFolder([
      kit: "public struct Price { public init() {} }\npublic typealias Cost = Price\n",
      shop: "import Kit\nstruct Order { let price: Cost }\n",
      bank: "import Kit\nactor Account { func pay(_ price: Price) {} }\n",
    ])
    _ = try await reader(of: package).read(progress: { _ in })
    return package
  }

  private static func package() async throws -> TemporaryFolder {
    try TemporaryFolder(copying: try await read.value.url)
  }

  private static func reader(
    of package: TemporaryFolder, lookups: [LookupMember] = [], modules: [String] = ["Shop", "Bank"],
    program: URL = Program("compare").url, cache: URL? = nil
  ) -> CodeReader {
    CodeReader(
      package: package.url,
      targets: modules.map {
        SourceTarget(module: $0, path: "Sources/\($0)", imports: ["Kit"], lookups: lookups)
      } + [SourceTarget(module: "Kit", path: "Sources/Kit")], program: program,
      cache: cache ?? package.url.appending(path: "cache"),
      environment: ProcessInfo.processInfo.environment)
  }

  /// The reader's progress lines, then the types, their references and the failures.
  private func lines(
    of package: TemporaryFolder, by reader: CodeReader? = nil
  ) async throws(CodeGraphError) -> [String] {
    let progress = Progress()
    let found = try await (reader ?? Self.reader(of: package)).read { line in
      progress.lines.withLock { $0.append(line) }
    }
    // `package` deletes its folder when it is released.
    return withExtendedLifetime(package) {
      progress.lines.withLock { $0 } + found.graph.types.map { "\($0.module).\($0.name)" }
        + found.graph.references.map { "\($0.place) \($0.text)" }
        + found.failures.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    }
  }

  private final class Progress: Sendable {
    let lines = Mutex<[String]>([])
  }

  private static let types = ["Bank.Account", "Kit.Price", "Shop.Order"]
  private static let toKit = "Sources/Bank/Account.swift:2 Account.pay(_:) mentions Price"
  /// The lines for the unchanged package.
  private static let all = types + [toKit, "Sources/Shop/Order.swift:2 Order.price mentions Price"]

  @Test func `All modules make one graph, and in a copied folder it comes from the cache`() async throws {
    let package = try await Self.package()
    #expect(try await lines(of: package) == Self.all)
    let graph = try await Self.reader(of: package).read(progress: { _ in }).graph
    #expect(graph.lines == ["s:3Kit5PriceV": 2, "s:4Shop5OrderV": 1, "s:4Bank7AccountC": 1])
  }

  @Test func `Only a changed module is read again`() async throws {
    let package = try await Self.package()
    try package.write("import Kit\nstruct Order {}\n\nstruct New { let price: Price }\n", to: Self.shop)
    #expect(
      try await lines(of: package) == [
        "[1/1] Reading the code: Shop", "Bank.Account", "Kit.Price", "Shop.New", "Shop.Order", Self.toKit,
        "Sources/Shop/Order.swift:4 New.price mentions Price",
      ])
  }

  @Test func `A changed module makes its importing modules stale`() async throws {
    let package = try await Self.package()
    try package.write(
      "public struct Price {}\npublic protocol Costly {}\npublic typealias Cost = any Costly\n", to: Self.kit)
    let lines = try await lines(of: package)
    // The two importing modules are read at the same time, so their order varies.
    #expect(lines.first == "[1/3] Reading the code: Kit" && lines[1].hasPrefix("[2/3]"))
    #expect(
      lines.dropFirst(3) == [
        "Bank.Account", "Kit.Costly", "Kit.Price", "Shop.Order", Self.toKit,
        "Sources/Shop/Order.swift:2 Order.price mentions protocol Costly",
      ])
  }

  @Test func `A file that changes during the run is not cached under its old key`() async throws {
    let package = try await Self.package()
    let before = try #require(package.text(of: Self.bank))
    try package.write("public struct Price {}\n", to: Self.kit)
    let reader = Self.reader(of: package, modules: ["Bank"])
    _ = try await reader.read { line in
      if line.hasSuffix("Kit") { try? package.write("struct Other {}\n", to: Self.bank) }
    }
    try package.write(before, to: Self.bank)
    #expect(
      try await lines(of: package, by: reader) == [
        "[1/1] Reading the code: Bank", "Bank.Account", "Kit.Price", Self.toKit,
      ])
  }

  @Test func `Adding, renaming or deleting a file makes a module stale`() async throws {
    let package = try await Self.package()
    try package.write("struct Deep {}", to: "Sources/Bank/Deep/Deep.swift")
    try FileManager.default.moveItem(
      at: package.url.appending(path: Self.shop),
      to: package.url.appending(path: "Sources/Shop/Renamed.swift"))
    #expect(
      try await lines(of: package).dropFirst(2) == [
        "Bank.Account", "Bank.Deep", "Kit.Price", "Shop.Order", Self.toKit,
        "Sources/Shop/Renamed.swift:2 Order.price mentions Price",
      ])
    try FileManager.default.removeItem(at: package.url.appending(path: "Sources/Bank/Deep"))
    // The cache still has the former version of Bank.
    #expect(try await lines(of: package).prefix(3) == Self.types[...])
  }

  @Test func `A damaged cache file is replaced without a message`() async throws {
    let package = try await Self.package()
    let cache = package.url.appending(path: "cache")
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.path)
    let cached = try #require(names.first { $0.hasPrefix("Kit-") })
    try package.write("rubbish that is long enough", to: "cache/\(cached)")
    #expect(try await lines(of: package) == ["[1/1] Reading the code: Kit"] + Self.all)
    #expect(try await lines(of: package) == Self.all)
  }

  @Test func `Without a writable cache there is one message, and the code is read`() async throws {
    let package = try await Self.package()
    let cache = package.url.appending(path: "Sources/Kit/Price.swift/cache")
    let lines = try await lines(of: package, by: Self.reader(of: package, modules: [], cache: cache))
    #expect([lines[0]] + lines.dropFirst(2) == ["[1/1] Reading the code: Kit", "Kit.Price"])
    #expect(lines[1].hasPrefix("The cache in '\(cache.path)' cannot be written, so "))
  }

  @Test func `A module that does not compile is a failure, and the others are read`() async throws {
    let package = try await Self.package()
    try package.write("import Kit\nstruct Order { let price: Prize }\n", to: Self.shop)
    let error = CodeGraphError.doesNotCompile(
      module: "Shop", errors: "Sources/Shop/Order.swift:2:27: error: cannot find type 'Prize' in scope")
    #expect(
      try await lines(of: package) == [
        "[1/1] Reading the code: Shop", "Bank.Account", "Kit.Price", Self.toKit, "Shop: \(error)",
      ])
  }

  @Test func `An imported module that does not compile is an error`() async throws {
    let package = try await Self.package()
    try package.write("public struct Price { let sum: Sum }\n", to: Self.kit)
    let error = await #expect(throws: CodeGraphError.self) { try await lines(of: package) }
    #expect(error?.description.hasPrefix("'Kit' does not compile") == true)
  }

  @Test func `A module without a folder or a Swift file is a failure`() async throws {
    let package = try await Self.package()
    try package.write("Nothing.", to: "Sources/Bare/README.md")
    let reader = Self.reader(of: package, modules: ["Shop", "Bank", "Bare", "Nowhere"])
    let failures = [
      "Bare: \(CodeGraphError.noTypes(module: "Bare"))",
      "Nowhere: \(CodeGraphError.unreadableSource(path: "Sources/Nowhere"))",
    ]
    #expect(try await lines(of: package, by: reader) == Self.all + failures)
  }

  @Test func `The look-up members are part of the cache key`() async throws {
    let lookups = [LookupMember(type: "Account", member: "pay(_:)")]
    let package = try await Self.package()
    let reader = Self.reader(of: package, lookups: lookups, modules: ["Bank"])
    #expect(try await lines(of: package, by: reader).first == "[1/1] Reading the code: Bank")
  }
}
