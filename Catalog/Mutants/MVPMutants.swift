extension [Mutant] {
  /// What can go wrong in MVP.
  public static let mvp = [
    Mutant(
      .emailUntrimmed,
      .init(
        in: "Login/LoginModel.swift", replace: "email.trimmingCharacters(in: .whitespacesAndNewlines)",
        with: "email"))
  ]
}
