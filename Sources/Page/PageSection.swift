/// A section of the catalogue's page.
struct PageSection: Sendable {
  var html: String
  /// The ids of the lines of code that it links to.
  var linkedLines: Set<String> = []
}
