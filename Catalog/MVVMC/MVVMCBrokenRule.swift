import Edits

extension BrokenRule {
  /// A rule of MVVM-C, broken.
  static let mvvmC = BrokenRule(
    edits: [
      Edit(
        in: "Login/HomeViewController.swift", replace: "    viewModel.logOut()\n",
        with: """
              viewModel.logOut()
              (viewModel as? any HomeCoordinating)?.didLogOut()

          """)
    ],
    breaches: [
      """
      Sources/Patterns/MVVMC/Login/HomeViewController.swift:30: MVVM-C, Login: View → Coordinator is forbidden: HomeViewController calls and mentions HomeCoordinating
      """
    ])
}
