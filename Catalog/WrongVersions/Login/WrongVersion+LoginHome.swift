import Edits

private let controller = LoginFile.controller
private let home = LoginFile.home
private let welcome = "LoginStrings.welcome(session.user.name)"
private let leak = "_ = Unmanaged.passRetained(self)"

extension WrongVersion {
  static let loginHome: [WrongVersion] = [
    login("welcomes without a comma", .replace(welcome, with: #""Welcome \(session.user.name)""#, in: home)),
    login(
      "drops line breaks in a user's name",
      .replace(welcome, with: "LoginStrings.welcome(session.user.name.filter { !$0.isNewline })", in: home)),
    login(
      "keeps a status on Home",
      .add(#"screen.addSubview(Label(identifier: "status"))"#, after: "= \(welcome)", in: home)),
    login(
      "leaves a request under way when its window closes",
      .remove("  isolated deinit {\n    login?.cancel()\n  }\n", in: controller)),
    login("leaks Log in", .add(leak, after: "title: LoginScreen.title)", in: controller)),
    login("leaks Home", .add(leak, after: "title: HomeScreen.title)", in: home)),
  ]
}
