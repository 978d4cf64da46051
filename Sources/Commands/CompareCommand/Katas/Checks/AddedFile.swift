/// A file that a check adds to the copy of the checkout in which it runs tests.
struct AddedFile: Sendable {
  /// The path in the package.
  let path: String
  let text: String
}
