/// A line of a kata's checks, such as `scenarios mvp login` or `tests "MVPTests.LoginTests"`.
struct KataCheck {
  /// A comparison of a figure with a number.
  enum Relation: String {
    case atMost = "<="
    case atLeast = ">="
  }

  /// What is checked.
  enum Kind {
    /// A pattern passes all scenarios of an example.
    case scenarios(pattern: String, example: String)
    /// A pattern's code keeps the rules of its card.
    case rules(pattern: String)
    /// A figure of a pattern's code is at most or at least a number.
    case figure(pattern: String, example: String, measure: String, Relation, Double)
    /// The unit tests of a filter pass, at least one.
    case tests(filter: String)
    /// The unit tests of a filter fail while a patch beside the page is in the code.
    case mutant(patch: String, filter: String)
    /// The lines of a file are the arrows between roles in a recorded step.
    case trace(pattern: String, scenario: String, step: String, file: String)
  }

  /// The line as written.
  let line: String

  /// The parsed line; nil if it is malformed.
  var kind: Kind? {
    let words = line.matches(of: /"([^"]*)"|\S+/).map { String($0.output.1 ?? $0.output.0) }
    return switch (words.first, words.count) {
    case ("scenarios", 3): .scenarios(pattern: words[1], example: words[2])
    case ("rules", 2): .rules(pattern: words[1])
    case ("figure", 6):
      Relation(rawValue: words[4]).flatMap { relation in
        Double(words[5]).map {
          .figure(pattern: words[1], example: words[2], measure: words[3], relation, $0)
        }
      }
    case ("tests", 2): .tests(filter: words[1])
    case ("mutant", 3): .mutant(patch: words[1], filter: words[2])
    case ("answer", 6) where words[1] == "trace":
      .trace(pattern: words[2], scenario: words[3], step: words[4], file: words[5])
    default: nil
    }
  }
}
