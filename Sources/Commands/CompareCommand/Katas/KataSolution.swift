/// A solution with its title, as `compare kata --solution` prints it.
struct KataSolution: Equatable {
  let title: String
  let text: String

  /// The title of a patch: `solution` or, for another one, `solution-NAME`.
  static func title(of patch: String) -> String {
    let name = patch.trimmingPrefix("solution").trimmingPrefix("-").replacing("-", with: " ")
    return name.isEmpty ? "The solution" : "Another solution: \(name)"
  }
}
