import Catalog
import Foundation
import Measures
import PackageLayout

/// What a cell changes, told by its patches and the pattern's card alone.
public struct CellSize: Sendable, Codable, Hashable {
  /// The types of the pattern that the product patch touches, the composition root last.
  public let product: [CellPart]
  /// The files of tests that the test patch touches.
  public let tests: [CellPart]
  /// The number of the pattern's files of which the product patch changes more than comments.
  public let files: Int
  /// The number of assertions that the test patch takes out of tests that are there, or words anew.
  public let removedAssertions: Int

  /// Joins the parts; by default each type of the product has one file.
  package init(
    product: [CellPart], tests: [CellPart] = [], files: Int? = nil, removedAssertions: Int = 0
  ) {
    self.product = product
    self.tests = tests
    self.files = files ?? product.count { $0.changedLines > 0 }
    self.removedAssertions = removedAssertions
  }

  /// Reads the patches of a cell in a package; a control has none.
  public init(
    of request: ChangeRequest, in card: Card, _ version: ChangeVersion = .first, of package: URL
  ) throws(CellError) {
    let folder = package.appending(path: version.folder(of: request, in: card))
    let roles = try card.ofCell(in: folder).roles
    let product = try Self.files(of: "product.patch", in: folder, within: PackageLayout.code(of: card.module))
    let tests = try Self.files(of: "tests.patch", in: folder, within: PackageLayout.tests(of: card.module))
    self.product = Self.parts(of: product) { name in
      name == "\(card.module)Pattern" ? nil : roles.first { $0.types.contains(name) }
    }
    self.tests = Self.parts(of: tests) { _ in nil }
    files = product.count { !$0.addedLines.isEmpty || !$0.removedLines.isEmpty }
    removedAssertions = tests.filter { $0.kind == .edited }.flatMap(\.removedLines)
      .count(where: \.expectsSomething)
    let lost = self.product.filter { $0.role == nil && $0.name != "\(card.module)Pattern" }
    if let part = lost.first { throw .noRole(type: part.name, cell: Self.name(request, card)) }
  }

  /// What a cell's product patch does to each file; empty without one.
  public static func productFiles(
    of request: ChangeRequest, in card: Card, _ version: ChangeVersion = .first, of package: URL
  ) throws(CellError) -> [PatchedFile] {
    let folder = package.appending(path: version.folder(of: request, in: card))
    return try files(of: "product.patch", in: folder, within: PackageLayout.code(of: card.module))
  }

  /// What a cell's test patch does to each file; empty without one.
  public static func testFiles(
    of request: ChangeRequest, in card: Card, _ version: ChangeVersion = .first, of package: URL
  ) throws(CellError) -> [PatchedFile] {
    let folder = package.appending(path: version.folder(of: request, in: card))
    return try files(of: "tests.patch", in: folder, within: PackageLayout.tests(of: card.module))
  }

  /// The files of a patch, which must lie in one folder of the package; none without the patch.
  private static func files(
    of name: String, in folder: URL, within allowed: String
  ) throws(CellError) -> [PatchedFile] {
    let file = folder.appending(path: name)
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw .unreadable(file.path) }
    let files = PatchedFile.all(in: text)
    if let stray = files.first(where: { !$0.path.hasPrefix("\(allowed)/") }) {
      throw .strayFile(path: stray.path, patch: file.path, allowed: allowed)
    }
    return files
  }

  /// The parts by name, those of wiring last, each in the order of its first file.
  private static func parts(of files: [PatchedFile], role: (String) -> Role?) -> [CellPart] {
    let byName = Dictionary(grouping: files, by: \.typeName)
    var seen: Set<String> = []
    let parts = files.map(\.typeName).filter { seen.insert($0).inserted }.map { name in
      let files = byName[name] ?? []
      let kinds = Set(files.map(\.kind))
      let role = role(name)
      return CellPart(
        name: name, role: role?.name, isWiring: role?.part == .wiring || name.hasSuffix("Pattern"),
        kind: kinds.count == 1 ? files[0].kind : .edited,
        addedLines: files.map(\.addedLines.count).reduce(0, +),
        removedLines: files.map(\.removedLines.count).reduce(0, +))
    }
    return parts.filter { !$0.isWiring } + parts.filter(\.isWiring)
  }

  private static func name(_ request: ChangeRequest, _ card: Card) -> String {
    "\(request.id) in \(card.name)"
  }
}

extension CellSize {
  /// The types that are edited, wiring included; one of which only comments change is not.
  public var edited: [CellPart] {
    product.filter { $0.kind == .edited && $0.changedLines > 0 }
  }
  /// The types that are new.
  public var added: [CellPart] { product.filter { $0.kind == .added } }
  /// The types that go.
  public var removed: [CellPart] { product.filter { $0.kind == .removed } }
  /// The roles of the edited types, each once; the composition root is none.
  public var editedRoles: [String] {
    var seen: Set<String> = []
    return edited.compactMap(\.role).filter { seen.insert($0).inserted }
  }
}
