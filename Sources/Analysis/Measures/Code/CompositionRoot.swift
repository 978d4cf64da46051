import CodeGraph

/// The composition root of a pattern: the types beside the folders of its examples, which start each example.
public struct CompositionRoot: Sendable, Hashable {
  /// The types.
  public let types: [TypeNode]
  /// The lines of code of all of them.
  public let lines: Int
  /// The lines of the methods that show an example, by the example's name.
  private let linesShowing: [String: Int]

  /// A pattern without a composition root, as samples in tests are.
  public static let none = CompositionRoot(types: [], lines: 0, linesShowing: [:])

  /// Creates a root from its types, their lines, and those of the methods that show one example each.
  public init(types: [TypeNode], lines: Int, linesShowing: [String: Int]) {
    (self.types, self.lines, self.linesShowing) = (types, lines, linesShowing)
  }

  /// The lines that an example needs: all but those of the methods that show another one.
  public func lines(for example: String) -> Int {
    let others = linesShowing.filter { $0.key != example }
    return lines - others.values.reduce(0, +)
  }

  /// The type of the root with its lines for an example; none without a root.
  func evidence(for example: String) -> [Figure.Evidence] {
    types.filter { !$0.isNested }.prefix(1).map { type in
      Figure.Evidence(
        place: type.place ?? Place(file: type.module, line: 0),
        text: "\(lines(for: example)) lines of \(type.name), the composition root")
    }
  }
}
