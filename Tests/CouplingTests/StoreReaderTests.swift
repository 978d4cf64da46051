import Testing

@testable import Coupling

/// What a store must have before anything is said of the code.
@Suite struct StoreReaderTests {
  private static let order = "Sources/Shop/Order.swift"
  private static let extra = "Sources/Shop/Extra.swift"

  /// A module of two files, compiled.
  private func shop() async throws -> FixturePackage {
    let package = try await FixturePackage([
      Self.order: "struct Price {}\nstruct Order { let price: Price }\n",
      Self.extra: "struct Extra {}\n",
    ])
    try await package.compile("Shop")
    return package
  }

  @Test func `A fresh store gives the graph of every file`() async throws {
    let graph = try await shop().graph(of: "Shop")
    #expect(graph.types.map(\.name) == ["Extra", "Order", "Price"])
    #expect(graph.referenceLines(in: "Order.swift") == ["Order.swift:2 Order.price mentions Price"])
  }

  @Test func `A file whose unit is missing is out of date`() async throws {
    let package = try await shop()
    let units = try package.names(in: "index/v5/units")
    let unit = try #require(units.first { $0.hasPrefix("Order") })
    try package.delete("index/v5/units/\(unit)")
    #expect(throws: CouplingError.outOfDate(path: package.store.path, file: Self.order)) {
      try package.graph(of: "Shop")
    }
  }

  @Test func `A file newer than its unit is out of date`() async throws {
    let package = try await shop()
    try package.postpone(Self.extra, by: 3600)
    #expect(throws: CouplingError.outOfDate(path: package.store.path, file: Self.extra)) {
      try package.graph(of: "Shop")
    }
  }

  @Test func `A new file is out of date`() async throws {
    let package = try await shop()
    try package.write("struct New {}", to: "Sources/Shop/Deep/New.swift")
    #expect(
      throws: CouplingError.outOfDate(path: package.store.path, file: "Sources/Shop/Deep/New.swift")
    ) {
      try package.graph(of: "Shop")
    }
  }

  @Test func `What is left in the store of a deleted file is ignored`() async throws {
    let package = try await shop()
    try package.delete(Self.extra)
    #expect(try package.names(in: "index/v5/units").contains { $0.hasPrefix("Extra") })
    #expect(try package.graph(of: "Shop").types.map(\.name) == ["Order", "Price"])
  }

  @Test func `A renamed file is out of date under its new name`() async throws {
    let package = try await shop()
    try package.rename(Self.extra, to: "Sources/Shop/Other.swift")
    #expect(throws: CouplingError.outOfDate(path: package.store.path, file: "Sources/Shop/Other.swift")) {
      try package.graph(of: "Shop")
    }
  }

  @Test func `Of two builds the newer one counts`() async throws {
    let package = try await shop()
    try package.write("struct Extra {}\nstruct More { let extra: Extra }\n", to: Self.extra)
    try await package.compile("Shop", into: "other")
    #expect(try package.names(in: "index/v5/units").count { $0.hasPrefix("Extra") } == 2)
    #expect(
      try package.graph(of: "Shop").referenceLines(in: "Extra.swift")
        == ["Extra.swift:2 More.extra mentions Extra"])
  }

  @Test func `The unit of another module that compiled the same file is ignored`() async throws {
    let package = try await shop()
    try package.write("struct One {}", to: "Sources/Other/One.swift")
    try await package.compile("Other")
    try await package.compile("Other", from: "Shop", into: "odd")
    let graph = try package.graph(of: "Shop", "Other")
    #expect(graph.types.map(\.id) == ["s:5Other3OneV", "s:4Shop5ExtraV", "s:4Shop5OrderV", "s:4Shop5PriceV"])
  }

  @Test func `A folder without a store is said to have none`() async throws {
    let package = try await shop()
    try package.delete("index")
    #expect(throws: CouplingError.noStore(path: package.store.path)) { try package.graph(of: "Shop") }
  }

  @Test func `A store of another format is not read`() async throws {
    let package = try await shop()
    let format = try #require(try package.names(in: "index").first { $0.hasPrefix("v") })
    try package.rename("index/\(format)", to: "index/v6")
    #expect(
      throws: CouplingError.otherFormat(path: package.store.path, found: ["v6"], expected: format)
    ) {
      try package.graph(of: "Shop")
    }
  }

  @Test func `A module without a folder cannot be read`() async throws {
    let package = try await shop()
    #expect(throws: CouplingError.unreadableSource(path: "Sources/Nowhere")) {
      try package.graph(of: "Shop", "Nowhere")
    }
  }

  @Test func `A module without a Swift file has nothing to measure`() async throws {
    let package = try await shop()
    try package.write("Nothing.", to: "Sources/Bare/README.md")
    #expect(throws: CouplingError.nothingToMeasure(module: "Bare")) { try package.graph(of: "Shop", "Bare") }
  }

  @Test func `After a build that failed, the store is not taken for one of the new text`() async throws {
    let package = try await shop()
    try package.write("struct Price {}\nstruct Order { let price: Prize }\n", to: Self.order)
    await #expect(throws: FixturePackage.Refusal.self) { try await package.compile("Shop") }
    #expect(throws: CouplingError.outOfDate(path: package.store.path, file: Self.order)) {
      try package.graph(of: "Shop")
    }
  }
}
