extension CollectionDifference.Change {
  /// The place of the element in the collection that it is in.
  package var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
