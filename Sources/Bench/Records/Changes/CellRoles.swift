import Catalog
import Foundation

/// The types that a cell adds to its pattern's card and takes from it: the file `roles.json` of the cell.
package struct CellRoles: Sendable, Decodable {
  /// The roles of new types, by the types' names.
  package let added: [String: String]
  /// The types that go.
  package let removed: [String]

  /// A cell that adds no type and removes none.
  static let none = CellRoles(added: [:], removed: [])

  /// Reads the file in a cell's folder; without it nothing is added or removed.
  package static func read(in folder: URL) throws(CellError) -> CellRoles {
    let file = folder.appending(path: "roles.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return .none }
    guard let data = try? Data(contentsOf: file), let roles = try? JSONDecoder().decode(Self.self, from: data)
    else { throw .unreadable(file.path) }
    return roles
  }
}

extension Card {
  /// The card with the types that a cell in a folder adds and removes.
  package func ofCell(in folder: URL) throws(CellError) -> Card {
    let roles = try CellRoles.read(in: folder)
    return with(added: roles.added, removed: roles.removed)
  }
}
