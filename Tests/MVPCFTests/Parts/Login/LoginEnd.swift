/// What the way out of the Log in screen carries.
struct LoginEnd: Equatable {
  let name: String
  let isRemembered: Bool
}
