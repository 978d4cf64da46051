/// All that Log in knows.
struct LoginState: Equatable {
  var email = ""
  var password = ""
  var status = ""
  var isWaiting = false
}
