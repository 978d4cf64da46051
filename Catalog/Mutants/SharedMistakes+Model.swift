extension SharedMistakes {
  /// The mutants of a pattern with a `LoginModel`, as MVC, MVP and MVVM have it.
  static func mutants(
    logsIn: String, logsOut: String, startsWaiting: String, endsWaiting: String, clearsPassword: String,
    succeeds: String = "didLogIn(session)", besides own: [Mutation: [Mutant.Edit]]
  ) -> [Mutant] {
    let shared = SharedMistakes(
      checks: "LoginModel", logsIn: logsIn, reads: "LoginClient", logsOut: logsOut,
      startsWaiting: startsWaiting, endsWaiting: endsWaiting, clearsPassword: clearsPassword,
      service: "model", succeeds: succeeds, stores: "try? store.save(session)", deletes: "model.logOut()")
    var edits = own
    edits[.sessionUnstored] = .login("LoginModel", "(\(shared.stores)) != nil", "true")
    edits[.storingUnreported] = .login(logsIn, "isRemembered: isRemembered", "isRemembered: true")
    return shared.mutants(besides: edits)
  }
}
