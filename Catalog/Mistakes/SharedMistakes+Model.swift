import Edits

extension SharedMistakes {
  /// The mutants of a pattern with a `LoginModel`, as MVC, MVP and MVVM have it; `home` and `login` are the calls that make
  /// its first screens.
  static func mutants(
    of module: String, home: String, login: String, logsIn: String, logsOut: String, startsWaiting: String,
    endsWaiting: String, clearsPassword: String,
    succeeds: String = "didLogIn(session)", besides own: [Mutation: [Edit]]
  ) -> [Mutant] {
    let shared = SharedMistakes(
      checks: "LoginModel", logsIn: logsIn, reads: "LoginClient", logsOut: logsOut,
      startsWaiting: startsWaiting, endsWaiting: endsWaiting, clearsPassword: clearsPassword,
      service: "model", succeeds: succeeds, stores: "try? store.save(session)", deletes: "model.logOut()")
    var edits = own
    edits[.sessionUnstored] = .login("LoginModel", "(\(shared.stores)) != nil", "true")
    edits[.storingUnreported] = .login(logsIn, "isRemembered: isRemembered", "isRemembered: true")
    edits[.sessionIgnored] = .root(
      of: module,
      """
          let first: ViewController
          if let user = model.storedUser() {
            first = \(home)
          } else {
            first = \(login)
          }
      """,
      "    let first = \(login)")
    return shared.mutants(besides: edits)
  }
}
