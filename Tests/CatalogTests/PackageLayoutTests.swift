import CompareCommand
import Foundation
import PackageLayout
import Processes
import TestSupport
import Testing

/// The layout that the code knows is that of the manifest, which cannot import it.
@Suite struct PackageLayoutTests {
  /// What the package manager makes of the manifest.
  private struct Manifest: Decodable {
    struct Target: Decodable {
      struct Setting: Decodable {
        struct Kind: Decodable {
          struct Isolation: Decodable {
            let _0: String
          }
          let defaultIsolation: Isolation?
        }
        let kind: Kind
      }
      struct Dependency: Decodable {
        /// The name, and a condition that no target of this package has.
        let byName: [String?]?
      }

      let name: String
      let type: String
      let path: String?
      let dependencies: [Dependency]
      let settings: [Setting]
    }

    struct Product: Decodable {
      let name: String
    }

    let products: [Product]
    let targets: [Target]
  }

  private static let manifest = Task {
    let folder = TemporaryFolder()
    let ending = try await ChildProcess(
      program: URL(filePath: "/usr/bin/env"),
      arguments: ["swift", "package", "--scratch-path", folder.url.path, "dump-package"],
      folder: Program.packageFolder
    ).run()
    return try JSONDecoder().decode(Manifest.self, from: ending.output)
  }

  private func target(_ name: String) async throws -> Manifest.Target {
    let targets = try await Self.manifest.value.targets
    return try #require(targets.first { $0.name == name }, "the manifest has no target '\(name)'")
  }

  @Test(arguments: SharedModule.ofTests)
  func `A shared module is where the manifest has it, with the same dependencies`(module: SharedModule)
    async throws
  {
    let target = try await target(module.name)
    #expect(target.path == module.path)
    #expect(target.dependencies.map { $0.byName?.first } == module.dependencies)
    let isolation = target.settings.compactMap(\.kind.defaultIsolation).map(\._0)
    #expect(isolation == (module.isOnMainActor ? ["MainActor"] : []))
  }

  @Test func `The folders of what runs and reads exist`() {
    let runners =
      PackageLayout.runners + PackageLayout.testReaders
      + [PackageLayout.mutantRunner, PackageLayout.changeRunner, PackageLayout.recorder]
    for folder in runners {
      let path = Program.packageFolder.appending(path: folder).path
      #expect(FileManager.default.fileExists(atPath: path), "\(folder)")
    }
  }

  @Test func `The pages name every module of the manifest once, and no other`() async throws {
    let targets = try await Self.manifest.value.targets
    let patterns = Registry.cards.map(\.module)
    let libraries = targets.filter { $0.type == "regular" && $0.path?.hasPrefix("Tests/") == false }
      .map(\.name).filter { !patterns.contains($0) }
    let page = try String(
      contentsOf: Program.packageFolder.appending(path: "docs/reading-order.md"), encoding: .utf8)
    let named = page.matches(of: /\n\| [^|]*\| `(\w+)` \|/).map { String($0.output.1) }
    #expect(named.sorted() == libraries.sorted())
  }

  @Test(arguments: Registry.cards.map(\.module))
  func `A pattern's places exist, and are those of the manifest`(module: String) async throws {
    #expect(try await target(module).path == PackageLayout.code(of: module))
    #expect(try await target("Run\(module)").path == PackageLayout.program(of: module))
    #expect(
      try await target(module).dependencies.map { $0.byName?.first }.allSatisfy { name in
        SharedModule.ofPatterns.contains { $0.name == name }
      })
    let files = [
      PackageLayout.tests(of: module), PackageLayout.card(of: module),
      PackageLayout.compositionRoot(of: module), PackageLayout.registry, PackageLayout.katas,
    ]
    for file in files + PackageLayout.built {
      let path = Program.packageFolder.appending(path: file).path
      #expect(FileManager.default.fileExists(atPath: path), "\(file)")
    }
  }

  @Test func `A copy that names one pattern has its programs and tests, and the files that they need`()
    async throws
  {
    let folder = TemporaryFolder()
    let text = try String(
      contentsOf: Program.packageFolder.appending(path: PackageLayout.manifest), encoding: .utf8)
    try folder.write(text, to: PackageLayout.manifest)
    try folder.write("VIPER", to: ".pattern")
    let ending = try await ChildProcess(
      program: URL(filePath: "/usr/bin/env"), arguments: ["swift", "package", "dump-package"],
      folder: folder.url
    ).run()
    let manifest = try JSONDecoder().decode(Manifest.self, from: ending.output)
    #expect(manifest.products.map(\.name) == ["greet-viper", "login-viper", "notes-viper"])
    let names = manifest.targets.map(\.name)
    #expect(names.contains("VIPERTests") && !names.contains("MVP") && !names.contains("Catalog"))
    let parts = PackageLayout.parts(withOnly: "VIPER")
    for target in manifest.targets {
      let path = target.path ?? "Tests/\(target.name)"
      #expect(parts.contains { path == $0 || path.hasPrefix("\($0)/") }, "\(target.name) needs '\(path)'")
    }
  }
}

extension SharedModule: CustomTestStringConvertible {
  /// The name, in place of all properties.
  public var testDescription: String { name }
}
