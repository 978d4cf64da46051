// swift-format-ignore-file
// A type's lines are those of its extensions too, in all files.

extension Parcel {
  var label: String {
//> Parcel has property label: Swift.String
    "\(weight)"
  }
}
