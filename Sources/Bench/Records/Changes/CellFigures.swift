/// The figures of a cell: what its patches change, and what the change of the product alone breaks.
public struct CellFigures: Sendable, Codable, Hashable {
  /// The types that are edited or go, composition root included.
  public let editedTypes: Int
  /// The types that are new.
  public let newTypes: Int
  /// The files of the product that are edited, added or removed.
  public let files: Int
  /// The roles of the edited types, each once.
  public let roles: [String]
  /// The lines that come or go in all these types, without blank ones, imports and those of comment only.
  public let lines: Int
  /// Those of them in wiring and the composition root.
  public let wiringLines: Int
  /// The lines that go from tests that were there.
  public let repairedLines: Int
  /// The lines of tests that come.
  public let testLines: Int
  /// The tests that the change of the product alone breaks; nil without a run.
  public let breaks: Breaks?

  /// The tests that break; a file that no longer compiles counts as one.
  public struct Breaks: Sendable, Codable, Hashable {
    /// Of the common suite, which all patterns have.
    public let common: Int
    /// Of the suites of one part alone, which each pattern has its own of, or none.
    public let parts: Int
    /// Of the tests of the card.
    public let card: Int

    /// All of them.
    public var total: Int { common + parts + card }
  }

  /// The number of types that are edited or new.
  public var types: Int { editedTypes + newTypes }
}

extension CellFigures {
  /// The figures of patches, and of what a run says that they break.
  init(of size: CellSize, broken: BrokenTests?) {
    editedTypes = size.product.count - size.added.count
    newTypes = size.added.count
    files = size.files
    roles = size.editedRoles
    lines = size.product.map(\.changedLines).reduce(0, +)
    wiringLines = size.product.filter(\.isWiring).map(\.changedLines).reduce(0, +)
    repairedLines = size.tests.filter { $0.kind == .edited }.map(\.removedLines).reduce(0, +)
    testLines = size.tests.map(\.addedLines).reduce(0, +)
    breaks = broken.map(Breaks.init)
  }
}

extension CellFigures.Breaks {
  /// Sorts the files that no longer compile by the folders of the suites.
  init(_ broken: BrokenTests) {
    let common = broken.files.count { $0.hasPrefix("Logic/") }
    let parts = broken.files.count { $0.hasPrefix("Parts/") }
    self.common = broken.logic.count + common
    self.parts = broken.parts.count + parts
    card = broken.card.count + broken.files.count - common - parts
  }
}
