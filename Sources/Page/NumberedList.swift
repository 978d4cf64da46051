/// A list without repetitions, whose elements are known by their places.
struct NumberedList<Element: Hashable & Sendable>: Sendable {
  /// In the order in which they were first seen.
  private(set) var elements: [Element] = []
  private var numbers: [Element: Int] = [:]

  /// The place of an element, which is added if it is new.
  mutating func number(of element: Element) -> Int {
    if let known = numbers[element] { return known }
    numbers[element] = elements.count
    elements.append(element)
    return elements.count - 1
  }
}

extension NumberedList: Encodable where Element: Encodable {
  /// Encodes the elements as an array.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(elements)
  }
}
