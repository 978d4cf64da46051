/// Builds a list from elements and lists of them, in which `if`, `switch` and
/// `for` leave some out.
@resultBuilder
package enum ListBuilder<Element> {
  /// An element of the list.
  package static func buildExpression(_ element: Element) -> [Element] {
    [element]
  }

  /// Elements of the list.
  package static func buildExpression(_ elements: [Element]) -> [Element] {
    elements
  }

  /// All elements, one part after the other.
  package static func buildBlock(_ parts: [Element]...) -> [Element] {
    Array(parts.joined())
  }

  /// The elements of an `if` without `else`.
  package static func buildOptional(_ elements: [Element]?) -> [Element] {
    elements ?? []
  }

  /// The elements of the first branch.
  package static func buildEither(first elements: [Element]) -> [Element] {
    elements
  }

  /// The elements of the other branch.
  package static func buildEither(second elements: [Element]) -> [Element] {
    elements
  }

  /// The elements of a loop.
  package static func buildArray(_ parts: [[Element]]) -> [Element] {
    Array(parts.joined())
  }
}

extension Array {
  /// A list of the elements of a ``ListBuilder``.
  package static func building(
    @ListBuilder<Element> _ elements: () -> [Element]
  ) -> [Element] {
    elements()
  }
}
