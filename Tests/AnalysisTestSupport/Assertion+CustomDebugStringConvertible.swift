import Catalog

/// Shortens test arguments to the comparison and the measure's name, also where they contain it.
extension Assertion: CustomDebugStringConvertible {
  /// The relation and the name of the measure, such as `fewer types`.
  public var debugDescription: String {
    "\(relation) \(measure.name)\(margin.map { ", \($0)" } ?? "")"
  }
}
