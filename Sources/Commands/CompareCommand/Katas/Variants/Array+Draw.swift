import Fuzzing

extension Array {
  /// The element that a number chooses: the same for the same number, and neighbours are not neighbours in the list.
  ///
  /// The array must not be empty.
  func drawn(by number: Int) -> Element {
    var generator = SeededGenerator(seed: UInt64(bitPattern: Int64(number)))
    let draw = generator.next()
    return self[Int(draw % UInt64(count))]
  }
}
