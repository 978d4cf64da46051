import Edits

private let controller = LoginFile.controller
private let cancels = "    login?.cancel()\n    login = nil\n"
private let stops = "stopWaiting(status: LoginStrings.cancelled)"
private let succeeds = "        self?.didLogIn(session)"
private let fails = "        self?.didFail(error)"
private let isCurrent = "        guard !Task.isCancelled else { return }\n"
private let isNewerWaiting = "        guard !Task.isCancelled || self?.login != nil else { return }\n"

extension WrongVersion {
  static let loginCancelling: [WrongVersion] = [
    login("cancels no request", .replace(cancels, with: "    login = nil\n", in: controller)),
    login(
      "empties the password at Cancel", .add(#"screen.passwordField.text = """#, after: stops, in: controller)
    ),
    login(
      "waits on after Cancel",
      .replace(stops, with: "screen.statusLabel.text = LoginStrings.cancelled", in: controller)),
    login("sends no request after Cancel", .replace(cancels, with: "    login?.cancel()\n", in: controller)),
    login("accepts a session after Cancel", .replace(isCurrent + succeeds, with: succeeds, in: controller)),
    login("shows a failure after Cancel", .replace(isCurrent + fails, with: fails, in: controller)),
    login(
      "stores a session after Cancel",
      .replace(
        isCurrent + succeeds,
        with: "        if Task.isCancelled { _ = account.store(session) }\n" + isCurrent + succeeds,
        in: controller)),
    login(
      "accepts a cancelled session while the next request is under way",
      .replace(isCurrent + succeeds, with: isNewerWaiting + succeeds, in: controller)),
    login(
      "shows a cancelled failure while the next request is under way",
      .replace(isCurrent + fails, with: isNewerWaiting + fails, in: controller)),
    login(
      "accepts a cancelled session once the next request has failed",
      .add("private var attempt = 0", after: "private let account: Account", in: controller),
      .replace(
        "login = Task { [weak self, account] in",
        with: "attempt += 1\n    login = Task { [weak self, account, attempt] in",
        in: controller),
      .replace(
        isCurrent + succeeds,
        with: """
                  let isEarlier = self.map { attempt < $0.attempt && $0.login == nil } ?? false
                  guard !Task.isCancelled || isEarlier else { return }
          \(succeeds)
          """, in: controller)),
    login(
      "forgets the session at a failure after Cancel",
      .replace(
        isCurrent + fails, with: "        if Task.isCancelled { account.forget() }\n" + isCurrent + fails,
        in: controller)),
  ]
}
