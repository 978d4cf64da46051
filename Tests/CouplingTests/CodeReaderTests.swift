import Catalog
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Coupling

/// What is read anew, what is taken from the time before, and what comes of code that cannot be read.
@Suite struct CodeReaderTests {
  private static let kit = "Sources/Kit/Price.swift"
  private static let shop = "Sources/Shop/Order.swift"
  private static let bank = "Sources/Bank/Account.swift"

  /// Two modules that import a third, read once: a test takes a copy.
  private static let read = Task {
    let package = try TemporaryFolder([
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
        MeasuredTarget(module: $0, path: "Sources/\($0)", imports: ["Kit"], lookups: lookups)
      } + [MeasuredTarget(module: "Kit", path: "Sources/Kit")], program: program,
      cache: cache ?? package.url.appending(path: "cache"),
      environment: ProcessInfo.processInfo.environment)
  }

  /// What a reader finds in a package, and what it tells meanwhile.
  private func reading(
    of package: TemporaryFolder, by reader: CodeReader? = nil
  ) async throws(CouplingError) -> (found: CodeReading, told: [String]) {
    let told = Told()
    let reader = reader ?? Self.reader(of: package)
    let found = try await reader.reading { line in told.lines.withLock { $0.append(line) } }
    // The folder goes with the package.
    return withExtendedLifetime(package) { (found, told.lines.withLock { $0 }) }
  }

  private func references(of found: CodeReading, in file: String) -> [String] {
    found.graph.references.filter { $0.place.file.hasSuffix(file) }.map { "\($0.place.line) \($0.text)" }
  }

  private final class Told: Sendable {
    let lines = Mutex<[String]>([])
  }

  @Test func `The graph of all modules is one, and in a copied folder nothing is read anew`() async throws {
    let (found, told) = try await reading(of: try await Self.package())
    #expect(told == [])
    #expect(found.failures.isEmpty)
    #expect(
      found.graph.types.map { "\($0.module).\($0.name)" } == ["Bank.Account", "Kit.Price", "Shop.Order"])
    #expect(references(of: found, in: "Order.swift") == ["2 Order.price mentions Price"])
    #expect(
      references(of: found, in: "Account.swift") == ["2 Account.pay(_:) mentions Price"])
    #expect(found.graph.lines == ["s:3Kit5PriceV": 2, "s:4Shop5OrderV": 1, "s:4Bank7AccountC": 1])
  }

  @Test func `Only a module with other code is read anew`() async throws {
    let package = try await Self.package()
    try package.write("import Kit\nstruct Order {}\n\nstruct New { let price: Price }\n", to: Self.shop)
    let (found, told) = try await reading(of: package)
    #expect(told == ["[1/1] Reading the code: Shop"])
    #expect(references(of: found, in: "Order.swift") == ["4 New.price mentions Price"])
    #expect(found.graph.types.count == 4)
  }

  @Test func `With the module that they import, its importers are read anew`() async throws {
    let package = try await Self.package()
    try package.write(
      "public struct Price {}\npublic protocol Costly {}\npublic typealias Cost = any Costly\n", to: Self.kit)
    let (found, told) = try await reading(of: package)
    #expect(told.count == 3 && told.first == "[1/3] Reading the code: Kit")
    #expect(
      references(of: found, in: "Order.swift") == ["2 Order.price mentions protocol Costly"])
  }

  @Test func `What is changed while it is read is not kept as what it was before`() async throws {
    let package = try await Self.package()
    let before = try String(contentsOf: package.url.appending(path: Self.bank), encoding: .utf8)
    try package.write("public struct Price {}\n", to: Self.kit)
    _ = try await Self.reader(of: package, modules: ["Bank"]).reading { line in
      if line.hasSuffix("Kit") { try? package.write("struct Other {}\n", to: Self.bank) }
    }
    try package.write(before, to: Self.bank)
    let (found, told) = try await reading(of: package, by: Self.reader(of: package, modules: ["Bank"]))
    #expect(told == ["[1/1] Reading the code: Bank"])
    #expect(found.graph.types.map(\.name) == ["Account", "Price"])
  }

  @Test func `A new file, a renamed one and a deleted one are other code`() async throws {
    let package = try await Self.package()
    try package.write("struct Deep {}", to: "Sources/Bank/Deep/Deep.swift")
    try FileManager.default.moveItem(
      at: package.url.appending(path: Self.shop),
      to: package.url.appending(path: "Sources/Shop/Renamed.swift"))
    let (found, told) = try await reading(of: package)
    #expect(told.count == 2)
    let places = found.graph.types.compactMap(\.place?.file)
    #expect(places == [Self.bank, "Sources/Bank/Deep/Deep.swift", Self.kit, "Sources/Shop/Renamed.swift"])
    try FileManager.default.removeItem(at: package.url.appending(path: "Sources/Bank/Deep"))
    // Bank as it was is still kept.
    let (again, toldAgain) = try await reading(of: package)
    #expect(toldAgain == [] && again.graph.types.count == 3)
  }

  @Test func `What is kept and damaged is made anew without a word of it`() async throws {
    let package = try await Self.package()
    let cache = package.url.appending(path: "cache")
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.path)
    let kept = try #require(names.first { $0.hasPrefix("Kit-") })
    try Data("rubbish that is long enough".utf8).write(to: cache.appending(path: kept))
    let (found, told) = try await reading(of: package)
    #expect(told == ["[1/1] Reading the code: Kit"])
    #expect(found.graph.types.count == 3)
    #expect(try await reading(of: package).told == [])
  }

  @Test func `Where nothing can be kept it is read all the same, and told once`() async throws {
    let package = try await Self.package()
    let cache = package.url.appending(path: "Sources/Kit/Price.swift/cache")
    let (found, told) = try await reading(
      of: package, by: Self.reader(of: package, modules: [], cache: cache))
    #expect(found.graph.types.map(\.name) == ["Price"])
    #expect(told.count == 2 && told[0] == "[1/1] Reading the code: Kit")
    #expect(told[1].hasPrefix("What was read of the code cannot be kept in '\(cache.path)', so that "))
  }

  @Test func `A module that does not compile is named, and the others are read`() async throws {
    let package = try await Self.package()
    try package.write("import Kit\nstruct Order { let price: Prize }\n", to: Self.shop)
    let found = try await reading(of: package).found
    #expect(
      found.failures == [
        "Shop": .doesNotCompile(
          module: "Shop", errors: "Sources/Shop/Order.swift:2:27: error: cannot find type 'Prize' in scope")
      ])
    #expect(found.graph.types.map(\.name) == ["Account", "Price"])
  }

  @Test func `What others import has to compile`() async throws {
    let package = try await Self.package()
    try package.write("public struct Price { let sum: Sum }\n", to: Self.kit)
    let error = await #expect(throws: CouplingError.self) {
      try await reading(of: package)
    }
    guard case .doesNotCompile("Kit", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `A module without a folder or a Swift file is a fault of its own`() async throws {
    let package = try await Self.package()
    try package.write("Nothing.", to: "Sources/Bare/README.md")
    let reader = Self.reader(of: package, modules: ["Shop", "Bank", "Bare", "Nowhere"])
    #expect(
      try await reading(of: package, by: reader).found.failures == [
        "Bare": .nothingToMeasure(module: "Bare"), "Nowhere": .unreadableSource(path: "Sources/Nowhere"),
      ])
  }

  @Test func `Members of its own that look things up make other code of it`() async throws {
    let lookups = [LookupMember(type: "Account", member: "pay(_:)")]
    let package = try await Self.package()
    let reader = Self.reader(of: package, lookups: lookups, modules: ["Bank"])
    #expect(try await reading(of: package, by: reader).told == ["[1/1] Reading the code: Bank"])
  }

  @Test func `A reader that dies takes nothing with it`() async throws {
    let package = try await Self.package()
    let reader = Self.reader(of: package, modules: [], program: URL(filePath: "/bin/sh"))
    let found = try await reading(of: package, by: reader).found
    guard case .readerEnded(let reason) = found.failures["Kit"] else {
      Issue.record("\(found.failures)")
      return
    }
    #expect(reason.hasPrefix("exit code "))
  }
}
