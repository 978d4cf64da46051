extension Array where Element: Hashable {
  /// The place of each element, of equal ones that of the first.
  var places: [Element: Int] {
    var places: [Element: Int] = [:]
    for place in indices.reversed() { places[self[place]] = place }
    return places
  }
}
