extension Example {
  /// A button that shows a greeting.
  public static let greeting = Example(
    name: "Greeting", prefix: "greet", summary: "a button that shows a greeting",
    usage: ["printf 'tap showGreeting\\n' | PROGRAM --first-name Harry --last-name Houdini"],
    screens: [Screen(name: "Greeting", title: GreetingScreen.title) { GreetingScreen() }],
    entities: [Person.self], impactSubjects: ["Person.firstName"],
    settings: Settings(
      step: "person",
      fields: [
        .init(
          name: "first-name", value: "NAME", default: Person.davidBlaine.firstName, help: "Whom to greet."),
        .init(
          name: "last-name", value: "NAME", default: Person.davidBlaine.lastName, help: "Whom to greet."),
      ],
      samples: ["Ada", "", "Grace Brewster", " Harry ", "Zoë", "李", "e\u{301}"],
      refusal: { person($0) == nil ? "there is nobody to greet: both names are blank" : nil }),
    presentation: { pattern in
      guard let pattern = pattern as? any GreetingPattern else { return nil }
      return { environment, window in
        pattern.showGreeting(for: person(environment.settings) ?? .davidBlaine, in: window)
      }
    })

  private static func person(_ names: [String]) -> Person? {
    names.count == 2 ? Person(firstName: names[0], lastName: names[1]) : .davidBlaine
  }
}
