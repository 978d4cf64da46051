import Driver

extension Scenario {
  /// The scenarios of the Notes example.
  public static let notes =
    noteReading + noteFilter + noteOpening + noteEditing + noteSaving + noteDeleting + noteBanner
    + noteRetry + noteFailedDelete
    + [tenThousandNotes]

  /// The slowest one, and therefore the last.
  private static let tenThousandNotes = Scenario(
    .notes, "ten thousand notes",
    """
    server has 10000 notes
    see notes count 10000
    see notes 1 "Note 10000"
    see notes 10000 "Note 1"
    screen
    type filter 9999
    see notes count 1
    select notes 1
    see body "Body 9999"
    back
    see notes count 1
    clear filter
    see notes count 10000
    """)

  /// The steps until the list has been read; the server holds all later requests.
  static func readList(of count: Int) -> String {
    """
    server has \(count) notes
    server holds
    server answers
    """
  }

  /// The steps until the server has failed to delete the newest of several notes; the list shows them all again.
  ///
  /// An edit of the filter is the action that sends the delete, even if it was empty before.
  static func failedDelete(of count: Int) -> String {
    """
    \(readList(of: count))
    select notes 1
    tap delete
    clear filter
    server answers 500
    """
  }

  static let idleList = """
    see progress stopped
    see add enabled
    see refresh enabled
    see filter enabled
    """

  static let idleEditor = """
    see noteTitle enabled
    see noteBody enabled
    see save enabled
    see cancel enabled
    """

  /// The banner without a failure.
  static let noFailure = """
    see failed ""
    see retry disabled
    """

  /// The banner after the delete of `Note 2` failed.
  static let failureOfNote2 = #"""
    see failed "\"Note 2\" is not deleted."
    see retry enabled
    """#

  /// Failures of any request, in each of the ways that a user is told of.
  static let noteFailures: [(server: String, message: String)] = [
    ("is unreachable", "No connection. Check your network and try again."),
    ("times out", "The server took too long to answer. Try again."),
    ("answers 404", "The note no longer exists."),
    ("answers 409", "The note was changed elsewhere. Refresh the list and try again."),
    ("answers 429", "Too many requests. Try again later."),
    ("answers 500", "The server has a problem. Try again later."),
    ("answers 599", "The server has a problem. Try again later."),
    ("answers 200", unreadable), ("answers 200 \"{\"", unreadable), ("answers 302", unreadable),
    ("answers 418", unreadable),
  ]

  static let unreadable = "The server sent an answer that could not be read."

  /// A note as the server sends it, in the quotes of a step.
  static func quotedNote(_ id: String, _ title: String, body: String = "", second: Int = 0, revision: Int = 1)
    -> String
  {
    Quoting.quote(noteText(id, title, body: body, second: second, revision: revision))
  }

  /// Several notes as the server sends them, in the quotes of a step.
  static func quotedNotes(_ notes: [String]) -> String {
    Quoting.quote("[\(notes.joined(separator: ","))]")
  }

  /// A note as the server sends it.
  static func noteText(_ id: String, _ title: String, body: String = "", second: Int = 0, revision: Int = 1)
    -> String
  {
    let time = "2026-01-01T09:00:\(second < 10 ? "0" : "")\(second)Z"
    return
      #"{"body":"\#(body)","changed":"\#(time)","id":"\#(id)","revision":\#(revision),"title":"\#(title)"}"#
  }
}
