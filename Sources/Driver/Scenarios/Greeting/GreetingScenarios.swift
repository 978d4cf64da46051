import Driver

extension Scenario {
  /// The scenarios of the Greeting example.
  public static let greeting =
    scenarios(
      of: .greeting,
      """
      Scenario: starts empty
      see title "Greeting"
      see greeting ""
      see showGreeting "Show greeting"
      see showGreeting enabled

      Scenario: shows the greeting
      tap showGreeting
      see greeting "Hello David Blaine"
      see title "Greeting"

      Scenario: a second tap changes nothing
      tap showGreeting
      tap showGreeting
      see greeting "Hello David Blaine"
      double-tap showGreeting
      see greeting "Hello David Blaine"
      see showGreeting enabled
      """) + [
      greeting("greets whoever it is", "Harry", "Houdini", "Hello Harry Houdini"),
      greeting("names are trimmed", " \t David\n", "\u{A0}Blaine \n", "Hello David Blaine"),
      greeting("names of one letter", "J", "D", "Hello J D"),
      greeting("first name only", "David", " ", "Hello David"),
      greeting("last name only", "", "Blaine", "Hello Blaine"),
      greeting("Unicode names", "Zoë\u{308} 👩‍👩‍👧", "李明 עברית", "Hello Zoë\u{308} 👩‍👩‍👧 李明 עברית"),
      greeting("inner spaces are kept", "Mary  Ann", "van der Berg", "Hello Mary  Ann van der Berg"),
      greeting(
        "a name of escape sequences is harmless", "\u{1B}[2J\u{1B}]0;owned\u{7}", "\u{9B}31m\u{202E}Blaine",
        "Hello \u{1B}[2J\u{1B}]0;owned\u{7} \u{9B}31m\u{202E}Blaine"),
      greeting(
        "a name of several lines is harmless", "David\nPeter", "Bla\r\nine", "Hello David\nPeter Bla\r\nine"),
      greeting(
        "a name of 10,000 characters is harmless", String(repeating: "David ", count: 1_666) + "Dave",
        String(repeating: "x", count: 10_000),
        "Hello " + String(repeating: "David ", count: 1_666) + "Dave " + String(repeating: "x", count: 10_000)
      ),
    ]
    + scenarios(
      of: .greeting,
      """
      Scenario: a relaunch starts empty
      tap showGreeting
      see greeting "Hello David Blaine"
      relaunch
      see greeting ""
      tap showGreeting
      see greeting "Hello David Blaine"

      Scenario: a relaunch greets whoever it is then
      tap showGreeting
      see greeting "Hello David Blaine"
      person "Harry" "Houdini"
      relaunch
      tap showGreeting
      see greeting "Hello Harry Houdini"

      Scenario: closing leaves nothing behind
      tap showGreeting
      close
      see nothing left
      """)

  private static func greeting(_ name: String, _ first: String, _ last: String, _ expected: String)
    -> Scenario
  {
    Scenario(
      .greeting, name,
      """
      person \(Quoting.quote(first)) \(Quoting.quote(last))
      see greeting ""
      tap showGreeting
      see greeting \(Quoting.quote(expected))
      screen
      tap showGreeting
      see greeting \(Quoting.quote(expected))
      """)
  }
}
