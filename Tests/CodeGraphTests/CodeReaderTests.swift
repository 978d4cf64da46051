import Catalog
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CodeGraph

/// What is read anew, what is taken from the time before, and what comes of code that cannot be read.
@Suite struct CodeReaderTests {
  private static let kit = "Sources/Kit/Price.swift"
  private static let shop = "Sources/Shop/Order.swift"
  private static let bank = "Sources/Bank/Account.swift"

  /// Two modules that import a third, read once: a test takes a copy.
  private static let read = Task {
    let package = TemporaryFolder([
      kit: "public struct Price { public init() {} }\npublic typealias Cost = Price\n",
      shop: "import Kit\nstruct Order { let price: Cost }\n",
      bank: "import Kit\nactor Account { func pay(_ price: Price) {} }\n",
    ])
    _ = try await reader(of: package).reading(progress: { _ in })
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

  /// What a reader tells meanwhile, the types that it finds, what they name, and which modules it cannot read.
  private func lines(
    of package: TemporaryFolder, by reader: CodeReader? = nil
  ) async throws(CodeGraphError) -> [String] {
    let told = Told()
    let found = try await (reader ?? Self.reader(of: package)).reading { line in
      told.lines.withLock { $0.append(line) }
    }
    // The folder goes with the package.
    return withExtendedLifetime(package) {
      told.lines.withLock { $0 } + found.graph.types.map { "\($0.module).\($0.name)" }
        + found.graph.references.map { "\($0.place) \($0.text)" }
        + found.failures.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    }
  }

  private final class Told: Sendable {
    let lines = Mutex<[String]>([])
  }

  private static let types = ["Bank.Account", "Kit.Price", "Shop.Order"]
  private static let toKit = "Sources/Bank/Account.swift:2 Account.pay(_:) mentions Price"
  /// What is found in the package as it is.
  private static let all = types + [toKit, "Sources/Shop/Order.swift:2 Order.price mentions Price"]

  @Test func `The graph of all modules is one, and in a copied folder nothing is read anew`() async throws {
    let package = try await Self.package()
    #expect(try await lines(of: package) == Self.all)
    let graph = try await Self.reader(of: package).reading(progress: { _ in }).graph
    #expect(graph.lines == ["s:3Kit5PriceV": 2, "s:4Shop5OrderV": 1, "s:4Bank7AccountC": 1])
  }

  @Test func `Only a module with other code is read anew`() async throws {
    let package = try await Self.package()
    try package.write("import Kit\nstruct Order {}\n\nstruct New { let price: Price }\n", to: Self.shop)
    #expect(
      try await lines(of: package) == [
        "[1/1] Reading the code: Shop", "Bank.Account", "Kit.Price", "Shop.New", "Shop.Order", Self.toKit,
        "Sources/Shop/Order.swift:4 New.price mentions Price",
      ])
  }

  @Test func `With the module that they import, its importers are read anew`() async throws {
    let package = try await Self.package()
    try package.write(
      "public struct Price {}\npublic protocol Costly {}\npublic typealias Cost = any Costly\n", to: Self.kit)
    let lines = try await lines(of: package)
    // Which of the two is read first is chance.
    #expect(lines.first == "[1/3] Reading the code: Kit" && lines[1].hasPrefix("[2/3]"))
    #expect(
      lines.dropFirst(3) == [
        "Bank.Account", "Kit.Costly", "Kit.Price", "Shop.Order", Self.toKit,
        "Sources/Shop/Order.swift:2 Order.price mentions protocol Costly",
      ])
  }

  @Test func `What is changed while it is read is not kept as what it was before`() async throws {
    let package = try await Self.package()
    let before = try #require(package.text(of: Self.bank))
    try package.write("public struct Price {}\n", to: Self.kit)
    let reader = Self.reader(of: package, modules: ["Bank"])
    _ = try await reader.reading { line in
      if line.hasSuffix("Kit") { try? package.write("struct Other {}\n", to: Self.bank) }
    }
    try package.write(before, to: Self.bank)
    #expect(
      try await lines(of: package, by: reader) == [
        "[1/1] Reading the code: Bank", "Bank.Account", "Kit.Price", Self.toKit,
      ])
  }

  @Test func `A new file, a renamed one and a deleted one are other code`() async throws {
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
    // Bank as it was is still kept.
    #expect(try await lines(of: package).prefix(3) == Self.types[...])
  }

  @Test func `What is kept and damaged is made anew without a word of it`() async throws {
    let package = try await Self.package()
    let cache = package.url.appending(path: "cache")
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.path)
    let kept = try #require(names.first { $0.hasPrefix("Kit-") })
    try package.write("rubbish that is long enough", to: "cache/\(kept)")
    #expect(try await lines(of: package) == ["[1/1] Reading the code: Kit"] + Self.all)
    #expect(try await lines(of: package) == Self.all)
  }

  @Test func `Where nothing can be kept it is read all the same, and told once`() async throws {
    let package = try await Self.package()
    let cache = package.url.appending(path: "Sources/Kit/Price.swift/cache")
    let lines = try await lines(of: package, by: Self.reader(of: package, modules: [], cache: cache))
    #expect([lines[0]] + lines.dropFirst(2) == ["[1/1] Reading the code: Kit", "Kit.Price"])
    #expect(lines[1].hasPrefix("What was read of the code cannot be kept in '\(cache.path)', so that "))
  }

  @Test func `A module that does not compile is named, and the others are read`() async throws {
    let package = try await Self.package()
    try package.write("import Kit\nstruct Order { let price: Prize }\n", to: Self.shop)
    let error = CodeGraphError.doesNotCompile(
      module: "Shop", errors: "Sources/Shop/Order.swift:2:27: error: cannot find type 'Prize' in scope")
    #expect(
      try await lines(of: package) == [
        "[1/1] Reading the code: Shop", "Bank.Account", "Kit.Price", Self.toKit, "Shop: \(error)",
      ])
  }

  @Test func `What others import has to compile`() async throws {
    let package = try await Self.package()
    try package.write("public struct Price { let sum: Sum }\n", to: Self.kit)
    let error = await #expect(throws: CodeGraphError.self) { try await lines(of: package) }
    #expect(error?.description.hasPrefix("'Kit' does not compile") == true)
  }

  @Test func `A module without a folder or a Swift file is a fault of its own`() async throws {
    let package = try await Self.package()
    try package.write("Nothing.", to: "Sources/Bare/README.md")
    let reader = Self.reader(of: package, modules: ["Shop", "Bank", "Bare", "Nowhere"])
    let faults = [
      "Bare: \(CodeGraphError.noTypes(module: "Bare"))",
      "Nowhere: \(CodeGraphError.unreadableSource(path: "Sources/Nowhere"))",
    ]
    #expect(try await lines(of: package, by: reader) == Self.all + faults)
  }

  @Test func `Members of its own that look things up make other code of it`() async throws {
    let lookups = [LookupMember(type: "Account", member: "pay(_:)")]
    let package = try await Self.package()
    let reader = Self.reader(of: package, lookups: lookups, modules: ["Bank"])
    #expect(try await lines(of: package, by: reader).first == "[1/1] Reading the code: Bank")
  }

  @Test func `A reader that dies takes nothing with it`() async throws {
    let package = try await Self.package()
    let reader = Self.reader(of: package, modules: [], program: URL(filePath: "/bin/sh"))
    let lines = try await lines(of: package, by: reader)
    #expect(lines.last?.hasPrefix("Kit: The compiler's index could not be read: exit code ") == true)
  }
}
