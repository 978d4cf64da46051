import CodeGraph

/// A unit test with the outside things that it needs and the objects that it creates.
public struct UnitTest: Sendable, Codable, Hashable {
  /// What a unit test drives, and what it replaces.
  public enum Kind: String, Sendable, Codable, Hashable, CaseIterable {
    /// Through the logic: all of the pattern's own objects between transport, store and view are real.
    case logic
    /// One part alone: what stands around it is replaced.
    case part
  }

  /// An outside thing that a test needs, as it creates a concrete type that is or uses it.
  public struct Need: Sendable, Codable, Hashable {
    /// Widgets, network or storage.
    public let surrounding: Surrounding
    /// The widget, or the type that accesses the network or the disk.
    public let type: String
    /// The place in the test module that leads to it.
    public let place: Place
  }

  /// What it drives.
  public let kind: Kind
  /// The suite, such as `LoginTests`.
  public let suite: String
  /// The name, as a test run reports it.
  public let name: String
  /// The place of its declaration.
  public let place: Place
  /// The outside things that it needs, in the order of ``Surrounding``.
  public let needs: [Need]
  /// The number of lines in its code, its suite's properties and initialiser and its helpers that create a type of the
  /// pattern or of the tests, or a widget.
  public let objects: Int
  /// The test doubles that it creates, by name and sorted.
  public let doubles: [String]
  /// The pattern's own types that it creates, itself or through the code that it uses, by name and sorted.
  public let creates: [String]

  /// Whether it needs none of some surroundings.
  func isFree(of surroundings: Set<Surrounding>) -> Bool {
    !needs.contains { surroundings.contains($0.surrounding) }
  }

  /// The test with the reason why it is not free of some surroundings, or that it is.
  func evidence(without surroundings: Set<Surrounding>) -> Figure.Evidence {
    let needs = needs.filter { surroundings.contains($0.surrounding) }.map { need in
      let place = "\(need.place.fileName):\(need.place.line)"
      return "\(need.surrounding.rawValue.lowercased()), by \(need.type) from \(place)"
    }
    let found = needs.isEmpty ? "needs none" : "needs \(needs.joined(separator: ", "))"
    return Figure.Evidence(place: place, text: "\(name): \(found)")
  }
}

extension Surrounding: Codable {}
