import Examples
import Foundation

extension NotesEndpoint {
  /// 2026-01-01T09:00:00Z.
  static let morning = Date(timeIntervalSince1970: 1_767_258_000)

  /// The notes of a new service, neither in the order of their times nor in that of their titles.
  static let demo = [
    note(1, "Shopping", "Milk, bread and apples.", hours: 0),
    note(2, "Ideas", "Teach one pattern, then ask which lines change.", hours: 3),
    note(3, "Café", "Opens at eight, and the cake is gone by ten.", hours: 1),
    note(4, "Books", "Return two to the library.", hours: 2),
    note(5, "Call Zoë", "About Saturday.", hours: 4.5),
  ]

  private static func note(_ number: Int, _ title: String, _ body: String, hours: Double) -> Note {
    Note(id: "n\(number)", title: title, body: body, revision: 1, changed: morning + hours * 3600)
  }
}
