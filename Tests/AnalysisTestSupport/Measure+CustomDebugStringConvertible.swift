import Measures

/// Shortens test arguments to the measure's name, also where they contain it.
extension Measure: CustomDebugStringConvertible {
  /// The name.
  public var debugDescription: String { name }
}
