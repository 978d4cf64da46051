import Edits

private let controller = "Greeting/GreetingController.swift"
private let greetingText = #""Hello " + names.joined(separator: " ")"#
private let property = "private let person: Person"
private let show = "screen.greetingLabel.text = greeting"
private let start = "action: GreetingController.didTap, for: .touchUpInside)"

extension WrongVersion {
  static let greetingScreen: [WrongVersion] = [
    greeting(
      "greets David Blaine whoever is given",
      .replace("return \(greetingText)", with: #"_ = names; return "Hello David Blaine""#, in: controller)),
    greeting(
      "puts the last name first",
      .replace(
        "[person.firstName, person.lastName]", with: "[person.lastName, person.firstName]", in: controller)),
    greeting("leaves a space for a missing name", .remove(".filter { !$0.isEmpty }", in: controller)),
    greeting("drops names of one letter", .replace("!$0.isEmpty", with: "$0.count > 1", in: controller)),
    greeting(
      "collapses spaces within a name",
      .replace(
        "names.joined(", with: #"names.joined(separator: " ").split(separator: " ").joined("#, in: controller)
    ),
    greeting(
      "cuts a long greeting",
      .replace(greetingText, with: "String((\(greetingText)).prefix(10_000))", in: controller)),
    greeting(
      "drops control characters",
      .replace(
        greetingText,
        with: "(\(greetingText)).filter { $0.isNewline || $0.asciiValue.map { $0 >= 32 } ?? true }",
        in: controller)),
    greeting(
      "keeps the first line only",
      .replace(greetingText, with: "String((\(greetingText)).prefix { !$0.isNewline })", in: controller)),
    greeting(
      "decomposes accented letters",
      .replace("import Examples", with: "import Examples\nimport Foundation", in: controller),
      .replace(
        greetingText, with: "(\(greetingText)).decomposedStringWithCanonicalMapping", in: controller)),
    greeting(
      "appends a second greeting to the first",
      .replace(show, with: "screen.greetingLabel.text += greeting", in: controller)),
    greeting(
      "disables the button after a tap",
      .add("screen.showGreetingButton.isEnabled = false", after: show, in: controller)),
    greeting("greets before the first tap", .add(show, after: start, in: controller)),
    greeting(
      "shows the last greeting after a relaunch",
      .add(#"private static var last = """#, after: property, in: controller),
      .add("screen.greetingLabel.text = Self.last", after: start, in: controller),
      .replace(show, with: "\(show)\n    Self.last = greeting", in: controller)),
    greeting(
      "greets the person of the first launch after a relaunch",
      .add("private static var first: Person?", after: property, in: controller),
      .replace(
        "self.person = person",
        with: "self.person = Self.first ?? person\n    Self.first = self.person", in: controller)),
    greeting(
      "leaks the screen",
      .add("_ = Unmanaged.passRetained(self)", after: "title: GreetingScreen.title)", in: controller)),
  ]
}
