import Examples
import TerminalKit

nonisolated extension ChangedReference {
  static let greetsOnePersonAlways = ChangedReference(
    "greets one person always", person: { Person(firstName: "David", lastName: "Blaine") ?? $0 })

  static let repeatsALastNameAlone = ChangedReference(
    "repeats a last name alone",
    person: { person in
      person.firstName.isEmpty
        ? Person(firstName: person.lastName, lastName: person.lastName) ?? person : person
    })

  static let greetsLouderEachTime = ChangedReference(
    "greets louder each time",
    window: { window in
      var marks = ""
      window.after(.touchUpInside, of: "showGreeting") { [weak window] in
        let label = window?.widget("greeting") as? Label
        label?.text += marks
        marks += "!"
      }
    })

  static let greetsLouderFromTheFirstTap = ChangedReference(
    "greets louder from the first tap on",
    window: { window in
      window.after(.touchUpInside, of: "showGreeting") { [weak window] in
        (window?.widget("greeting") as? Label)?.text += "!"
      }
    })

  static let greetsAtStart = ChangedReference(
    "greets at the start", window: { ($0.widget("greeting") as? Label)?.text = "Hello" })

  /// A pattern that counts its launches.
  @MainActor static var greetsFromTheSecondLaunchOn: ChangedReference {
    let launches = Box(0)
    return ChangedReference(
      "greets from the second launch on",
      window: { window in
        launches.value += 1
        if launches.value > 1 { (window.widget("greeting") as? Label)?.text = "Hello" }
      })
  }
}

/// What a pattern keeps over its launches.
@MainActor
private final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
