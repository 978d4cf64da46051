import Foundation

/// Joins names with commas and `and`.
func listed(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.last ?? "" }
  return "\(names.dropLast().joined(separator: ", ")) and \(last)"
}

/// A number with its noun in singular or plural.
package func counted(_ count: Int, _ noun: Noun) -> String {
  noun.counted(count)
}

/// A number with a comma after every third digit from the right.
package func grouped(_ count: Int) -> String {
  count.formatted(.number.locale(Locale(identifier: "en_US")))
}

/// The same, but none is said in words.
func groupedOrNone(_ count: Int) -> String {
  if count == 0 { return "none" }
  return grouped(count)
}

extension [String] {
  /// The texts after a lead, with commas between them; nothing at all
  /// if there are none.
  func joined(after lead: String) -> String {
    if isEmpty { return "" }
    return lead + joined(separator: ", ")
  }

  /// The texts with a separator between them, or another text
  /// if there are none.
  func joined(separator: String = ", ", orElse none: String) -> String {
    if isEmpty { return none }
    return joined(separator: separator)
  }
}

extension String {
  /// The text with its first letter capitalised.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text, in quotes if it is empty or begins or ends with a space.
  var quotedIfNeeded: String {
    if isEmpty || first == " " || last == " " { return "\"\(self)\"" }
    return self
  }
}
