extension SharedMistakes {
  /// The mutants of a pattern with a `LoginModel` that checks, asks the client and stores, as MVC, MVP and MVVM have it.
  static func mutants(
    logsIn: String, logsOut: String, startsWaiting: String, endsWaiting: String, clearsPassword: String,
    besides own: [Mutation: [Mutant.Edit]]
  ) -> [Mutant] {
    let shared = SharedMistakes(
      checks: "LoginModel", logsIn: logsIn, reads: "LoginClient", logsOut: logsOut,
      startsWaiting: startsWaiting, endsWaiting: endsWaiting, clearsPassword: clearsPassword,
      service: "model", answer: "(user, isRemembered)",
      succeeds: "didLogIn(user, isRemembered: isRemembered)",
      stores: "try? store.save(session)", deletes: "model.logOut()")
    var edits = own
    // The model guards a second time: it stores nothing for a task that was cancelled.
    edits[.lateAnswerAccepted] =
      (shared.edits(for: .lateAnswerAccepted) ?? [])
      + [.init(in: "Login/LoginModel.swift", replace: "!Task.isCancelled && ", with: "")]
    edits[.sessionUnstored] = [
      .init(
        in: "Login/LoginModel.swift", replace: "!Task.isCancelled && (\(shared.stores)) != nil", with: "true")
    ]
    edits[.storingUnreported] = [
      .init(
        in: "Login/\(logsIn).swift", replace: "isRemembered: isRemembered, model: model",
        with: "isRemembered: true, model: model")
    ]
    return shared.mutants(besides: edits)
  }
}
