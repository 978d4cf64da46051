import Edits

extension BrokenRule {
  /// A rule of Massive MVC, broken.
  static let massiveMVC = BrokenRule(
    edits: [
      Edit(
        in: "Login/HomeViewController.swift", replace: "final class HomeViewController: ViewController {",
        with: """
          struct HomeModel {}
          final class HomeViewController: ViewController {
          """)
    ],
    breaches: [
      """
      Massive MVC: 'HomeModel' (Sources/Patterns/MassiveMVC/Login/HomeViewController.swift:5) plays no role. Put it under one on the pattern's card.
      """
    ])
}
