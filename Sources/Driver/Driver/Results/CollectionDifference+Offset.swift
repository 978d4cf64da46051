extension CollectionDifference.Change {
  /// The offset of the inserted or removed element.
  var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
