import Driver

extension Scenario {
  /// The list: its rows, and what is told while and after it is read.
  static let noteReading = scenarios(
    of: .notes,
    #"""
    Scenario: the list while it is read
    server has 3 notes
    server holds
    see title "Notes"
    see filter ""
    see filter placeholder "Filter"
    see filter enabled
    see notes count 0
    see add "Add"
    see add disabled
    see refresh "Refresh"
    see refresh disabled
    see undo "Undo"
    see undo disabled
    see progress running
    see status "Loading…"
    see sync ""
    see requests 1
    see request 1 "GET /notes"
    see request 1 waits 7 seconds
    screen
    server answers
    see notes count 3
    see status ""
    see undo disabled
    \#(idleList)
    see requests 1
    screen

    Scenario: no notes
    server has 0 notes
    see notes count 0
    see status "No notes."
    \#(idleList)
    type filter x
    see status "No notes."
    screen
    server holds
    tap refresh
    server answers 500
    see status "The server has a problem. Try again later."
    clear filter
    see status "No notes."

    Scenario: the note that was changed last comes first
    server holds
    server answers 200 \#(quotedNotes([
      noteText("a", "second", second: 5), noteText("b", "third", second: 1), noteText("c", "first", second: 9),
    ]))
    see notes count 3
    see notes 1 "first"
    see notes 2 "second"
    see notes 3 "third"

    Scenario: of changes at the same time that of the larger identifier comes first
    server holds
    server answers 200 \#(quotedNotes([
      noteText("n1", "one"), noteText("n3", "three"), noteText("n2", "two"), noteText("n10", "ten"),
    ]))
    see notes 1 "three"
    see notes 2 "two"
    see notes 3 "ten"
    see notes 4 "one"

    Scenario: one failure of reading after the other, then success
    server has 2 notes
    server holds
    \#(noteFailures.map {
      """
      see status "Loading…"
      server \($0.server)
      see status "\($0.message)"
      see notes count 0
      \(idleList)
      tap refresh
      """
    }.joined(separator: "\n"))
    server answers
    see status ""
    see notes count 2

    Scenario: lists that cannot be read
    server holds
    \#([
      #"{"notes":[]}"#, #"["a"]"#, "[\(noteText("a", "x")),\(noteText("a", "y"))]", "[\(noteText("a", "x"))",
      noteText("a", "x"), "[\(noteText("a", "x").replacing("09:00:00Z", with: "at nine"))]",
      "[\(noteText("a", "x").replacing("\"revision\":1", with: "\"revision\":\"1\""))]", "null",
    ].map {
      """
      server answers 200 \(Quoting.quote($0))
      see status "\(unreadable)"
      see notes count 0
      tap refresh
      """
    }.joined(separator: "\n"))
    server answers 200 "[]"
    see status "No notes."

    Scenario: answers with another status cannot be read
    server has 1 notes
    server holds
    \#(["201 \"[]\"", "204", "600"].map {
      """
      server answers \($0)
      see status "\(unreadable)"
      see notes count 0
      tap refresh
      """
    }.joined(separator: "\n"))
    server answers
    select notes 1
    tap edit
    type noteTitle !
    tap save
    server answers 201 \#(quotedNote("n1", "Note 1!", revision: 2))
    see problem "\#(unreadable)"
    tap cancel
    tap discard
    back
    tap add
    type noteTitle Milk
    tap save
    server answers 200 \#(quotedNote("n2", "Milk"))
    see problem "\#(unreadable)"

    Scenario: an empty list is not claimed before it was read
    server holds
    server is unreachable
    see status "No connection. Check your network and try again."
    type filter x
    see status ""
    see notes count 0

    Scenario: refresh brings what others changed
    server has 1 notes
    see notes 1 "Note 1"
    server holds
    tap refresh
    see notes 1 "Note 1"
    see status "Loading…"
    see progress running
    server answers 200 \#(quotedNotes([noteText("n1", "One", revision: 2), noteText("x", "Another", second: 1)]))
    see notes count 2
    see notes 1 "Another"
    see notes 2 "One"
    see status ""

    Scenario: two refreshes send one request
    server has 1 notes
    server holds
    see requests 1
    server answers
    double-tap refresh
    see requests 2
    tap refresh
    see requests 2
    server answers
    tap refresh
    see requests 3
    see request 3 "GET /notes"

    Scenario: a failed refresh changes no row
    server has 3 notes
    see notes count 3
    server holds
    tap refresh
    server answers 500
    see status "The server has a problem. Try again later."
    see notes count 3
    see notes 1 "Note 3"
    \#(idleList)
    select notes 2
    see title "Note 2"

    Scenario: refresh keeps place and filter
    server has 30 notes
    type filter 1
    see notes count 12
    select notes 4
    back
    see notes selected 4
    tap refresh
    see filter "1"
    see notes count 12
    see notes selected 4
    screen
    server has 11 notes
    tap refresh
    see notes count 3
    see notes selected 3

    Scenario: no row can be opened while the list is read
    server has 3 notes
    see notes count 3
    server holds
    tap refresh
    select notes 1
    see title "Notes"
    server answers
    select notes 1
    see title "Note 3"

    Scenario: hostile titles stay text
    server holds
    server answers 200 "[{\"body\":\"\\u001b[2J\",\"changed\":\"2026-01-01T09:00:00Z\",\"id\":\"\\u001b/../x?y\",\"revision\":1,\"title\":\"\\u001b]0;x\\u0007\\n\\u202eevil\"}]"
    see notes 1 "\u{1B}]0;x\u{7}\n\u{202E}evil"
    screen
    select notes 1
    see title "\u{1B}]0;x\u{7}\n\u{202E}evil"
    see body "\u{1B}[2J"
    screen
    tap edit
    screen
    tap cancel
    tap delete
    see status "Deleted \"\u{1B}]0;x\u{7}\n\u{202E}evil\"."
    screen
    clear filter
    server answers 500
    see failed "\"\u{1B}]0;x\u{7}\n\u{202E}evil\" is not deleted."
    screen

    Scenario: closing while the list is read cancels the request
    server has 1 notes
    server holds
    see requests 1
    close
    see nothing left
    see request 1 cancelled
    server answers for request 1
    launch
    see requests 2
    server answers
    see notes count 1

    Scenario: each launch reads the notes again and remembers nothing
    server has 2 notes
    type filter 2
    see notes count 1
    server holds
    relaunch
    see filter ""
    see notes count 0
    see requests 2
    server answers
    see notes count 2
    """#)
}
