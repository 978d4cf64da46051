// swift-format-ignore-file
// A type's lines include its extensions in all files.

extension Parcel {
  var label: String {
//> Parcel has property label: Swift.String
    "\(weight)"
  }
}
