// swift-format-ignore-file
// A type's lines are those of its extensions too, in all files.

// A comment takes no line.
struct Parcel {
  let weight: Int
}

extension Parcel {
  var isHeavy: Bool { weight > 10 }
}
