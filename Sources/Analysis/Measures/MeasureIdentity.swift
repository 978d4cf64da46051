/// The identity of a measure: where it is declared, and what a function that makes several measures was called with.
///
/// No text that a reader sees is part of it, so that two measures with the same wording stay two measures.
public struct MeasureIdentity: Sendable, Hashable {
  /// A value that a function needs to make one of its measures.
  public enum Argument: Sendable, Hashable {
    /// A selection of types.
    case selection(TypeSelection)
    /// A part of a pattern.
    case part(Part)
    /// What a pattern may reach.
    case surroundings(Set<Surrounding>)
    /// The kind of types that references name.
    case target(Measure.TargetKind)
    /// The size of a type.
    case size(Measure.Size)
    /// A noun of what is counted.
    case word(String)
    /// Another measure.
    indirect case measure(MeasureIdentity)
  }

  /// The file and the line of the call that creates the measure.
  let file: String
  let line: Int
  /// The arguments, in the order of the function's parameters; empty for a measure that is a constant.
  let arguments: [Argument]
}
