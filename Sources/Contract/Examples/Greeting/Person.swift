import Foundation

/// The entity of the Greeting example: a person with at least one name.
public struct Person: Sendable, Equatable {
  /// The first name without surrounding white space; it may be empty.
  public let firstName: String

  /// The last name without surrounding white space; it may be empty.
  public let lastName: String

  /// Creates a person; returns nil if both names are blank.
  public init?(firstName: String, lastName: String) {
    self.init(
      trimmedFirstName: firstName.trimmingCharacters(in: .whitespacesAndNewlines),
      trimmedLastName: lastName.trimmingCharacters(in: .whitespacesAndNewlines))
    guard !(self.firstName.isEmpty && self.lastName.isEmpty) else { return nil }
  }

  /// The default person.
  public static let davidBlaine = Person(trimmedFirstName: "David", trimmedLastName: "Blaine")

  private init(trimmedFirstName: String, trimmedLastName: String) {
    firstName = trimmedFirstName
    lastName = trimmedLastName
  }
}
