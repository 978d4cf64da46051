/// Where the wrong versions of Login change the reference.
enum LoginFile {
  static let account = "Login/Account.swift"
  static let controller = "Login/LoginController.swift"
  static let home = "Login/HomeController.swift"
  static let pattern = "ReferencePattern.swift"
}
