import Catalog

/// What a cell's patches do to one type of a pattern, or to one file of its tests.
public struct CellPart: Sendable, Codable, Hashable {
  /// The type's name; of a file of tests, the file's.
  public let name: String
  /// The role that the card gives the type; nil for the composition root and for tests.
  public let role: String?
  /// Whether it only assembles others: the composition root, and types of a role for wiring.
  public let isWiring: Bool
  /// What happens to its files; a type with several files is added or removed only if all of them are.
  public let kind: PatchedFile.Kind
  /// The number of lines that come, without blank ones, imports and those of comment only.
  public let addedLines: Int
  /// The number of lines that go, counted alike.
  public let removedLines: Int

  /// The number of lines that come or go.
  public var changedLines: Int { addedLines + removedLines }
}
