@testable import CodeGraph

/// An expected or actual fact of the graph about a line.
struct Annotation: Comparable {
  let place: Place
  var text: String

  static func < (one: Annotation, other: Annotation) -> Bool {
    (one.place, one.text) < (other.place, other.text)
  }
}
