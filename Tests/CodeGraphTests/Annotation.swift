@testable import CodeGraph

/// What the graph says of a line.
struct Annotation: Comparable {
  let place: Place
  var text: String

  static func < (one: Annotation, other: Annotation) -> Bool {
    (one.place, one.text) < (other.place, other.text)
  }
}
