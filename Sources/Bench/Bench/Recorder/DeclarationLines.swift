import CodeGraph
import Measures

/// The lines of the members of types, from the compiler's index.
public struct DeclarationLines: Sendable {
  private var places: [String: Place] = [:]

  /// Takes the lines of one pattern's types and of those that they refer to; another pattern's may have the same names.
  public init(_ code: some Sequence<PatternCode>) {
    for type in code.flatMap({ $0.types + $0.links.map(\.to) }) {
      for member in type.node.members where places["\(type.node.outermostName).\(member.name)"] == nil {
        places["\(type.node.outermostName).\(member.name)"] = member.place
      }
    }
  }

  /// The line of a function's member, or of the property of an accessor.
  subscript(_ function: RecordedFunction.Name) -> Place? {
    places["\(function.type).\(function.member.declaration)"]
  }
}
