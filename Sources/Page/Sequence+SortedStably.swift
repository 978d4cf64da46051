extension Sequence {
  /// The elements in the order of what is compared; those that are alike in it
  /// stay in their order.
  func sortedStably<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    let sorted = enumerated().sorted { one, other in
      let first = key(one.element)
      let second = key(other.element)
      if first == second { return one.offset < other.offset }
      return first < second
    }
    return sorted.map(\.element)
  }
}
