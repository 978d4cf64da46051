// swift-format-ignore-file
// A type's lines include its extensions in all files.

// A comment is no line of code.
struct Parcel {
  let weight: Int
}

extension Parcel {
  var isHeavy: Bool { weight > 10 }
}
