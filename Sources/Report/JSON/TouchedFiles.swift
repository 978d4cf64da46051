import Catalog
import Records

/// What differs between two reports in the files of a pattern and of its unit
/// tests, comments apart.
struct TouchedFiles: Encodable, Equatable {
  /// A type, by the file that declares or extends it.
  struct TouchedType: Encodable, Equatable {
    let name: String
    /// Its role on the card; nil for the composition root, and for a type that
    /// the card does not list.
    let role: String?
  }

  /// The number of the pattern's files.
  let files: Int
  /// The types in them, in the order of their files.
  let types: [TouchedType]
  /// The roles of the types, each once.
  let roles: [String]
  /// The files of unit tests, by their paths in the folder of
  /// the pattern's tests.
  let testFiles: [String]

  /// Whether anything was touched.
  var isEmpty: Bool { files == 0 && testFiles.isEmpty }

  /// Compares the files of two reports.
  init(from before: [FileState], to after: [FileState], of card: Card) {
    let states = Set(before).symmetricDifference(after)
    let touched = states.sorted { $0.path < $1.path }.distinct(by: \.path)
    let product = touched.filter { $0.pathInTests(of: card) == nil }
    let names = product.map { PatchedFile.typeName(of: $0.path) }
    let types = names.distinct().map { name in
      let role = card.roles.first { $0.types.contains(name) }
      return TouchedType(name: name, role: role?.name)
    }
    files = product.count
    self.types = types
    roles = card.roles.map(\.name).filter { name in
      types.contains { $0.role == name }
    }
    testFiles = touched.compactMap { $0.pathInTests(of: card) }
  }
}
