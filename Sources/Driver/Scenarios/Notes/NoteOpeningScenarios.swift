import Driver

extension Scenario {
  /// The note, opened from the list or at the launch, and the way back.
  static let noteOpening =
    scenarios(
      of: .notes,
      #"""
      Scenario: selecting a row opens its note
      server has 3 notes
      select notes 2
      see title "Note 2"
      see body "Body 2"
      see changed "Changed 2026-01-01 09:00:01Z"
      see edit "Edit"
      see edit enabled
      see delete "Delete"
      see delete enabled
      see sync ""
      see no notes
      see requests 1
      screen

      Scenario: selecting a row of a narrowed list opens that note
      server has 3 notes
      type filter 1
      select notes 1
      see title "Note 1"

      Scenario: Back leaves nothing of the note
      server has 3 notes
      see screens 1
      select notes 1
      see screens 2
      back
      see title "Notes"
      see screens 1
      see no more objects
      select notes 2
      see title "Note 2"
      back
      see screens 1
      see no more objects
      see requests 1

      Scenario: starting at a note
      open "n2"
      server has 3 notes
      server holds
      see title "Note"
      see body "Loading…"
      see changed ""
      see edit disabled
      see delete disabled
      see requests 1
      see request 1 "GET /notes/n2"
      see request 1 waits 7 seconds
      screen
      server answers
      see title "Note 2"
      see body "Body 2"
      see changed "Changed 2026-01-01 09:00:01Z"
      see edit enabled
      see delete enabled
      see requests 1
      back
      see title "Notes"
      see notes count 1
      see notes 1 "Note 2"
      see status "Loading…"
      see requests 2
      see request 2 "GET /notes"
      server answers
      see notes count 3
      see screens 1

      Scenario: starting at an unknown note tells so on the list
      open "n9"
      server has 2 notes
      server holds
      server answers
      see title "Notes"
      see status "Loading…"
      see requests 2
      see screens 1
      server answers
      see status "There is no note \"n9\"."
      see notes count 2
      tap refresh
      server answers
      see status ""
      relaunch
      server answers
      server is unreachable
      see status "No connection. Check your network and try again."

      Scenario: an unknown identifier may hold anything
      open "ä/ö? \u{1B}[2J\n../x"
      server has 1 notes
      see title "Notes"
      see status "There is no note \"ä/ö? \u{1B}[2J\n../x\"."
      see request 1 "GET /notes/%C3%A4%2F%C3%B6%3F%20%1B%5B2J%0A..%2Fx"
      screen
      see notes count 1

      Scenario: an empty identifier opens no note
      open ""
      server has 1 notes
      see title "Notes"
      see requests 1
      see request 1 "GET /notes"
      """#)
    + noteFailures.filter { !$0.server.contains("404") }.map { failure in
      Scenario(
        .notes, "starting at a note when the server \(failure.server)",
        """
        open "n1"
        server has 2 notes
        server holds
        server \(failure.server)
        see title "Notes"
        see status "Loading…"
        see screens 1
        server answers
        see notes count 2
        see status "\(failure.message)"
        select notes 2
        see title "Note 1"
        back
        see status ""
        """)
    }
    + scenarios(
      of: .notes,
      """
      Scenario: Back while a note is read cancels the request
      open "n1"
      server has 2 notes
      server holds
      see body "Loading…"
      back
      see title "Notes"
      see request 1 cancelled
      see requests 2
      see screens 1
      server answers for request 1
      see title "Notes"
      see status "Loading…"
      see notes count 0
      server answers for request 2
      see notes count 2
      see status ""

      Scenario: a late failure of a note that was left is not told
      open "n9"
      server has 2 notes
      server holds
      back
      server answers for request 2
      server answers for request 1
      see title "Notes"
      see status ""
      see notes count 2

      Scenario: an answer with another note cannot be read
      open "n1"
      server has 2 notes
      server holds
      server answers 200 \(quotedNote("n2", "Note 2"))
      see title "Notes"
      server answers
      see status "\(unreadable)"
      select notes 2
      tap edit
      type noteBody !
      tap save
      server answers 200 \(quotedNote("n2", "Note 2"))
      see title "Edit note"
      see problem "\(unreadable)"

      Scenario: closing while a note is read cancels the request
      open "n1"
      server has 1 notes
      server holds
      see requests 1
      close
      see nothing left
      see request 1 cancelled

      Scenario: a list that fails keeps the note that was opened first
      open "n1"
      server has 2 notes
      server holds
      server answers
      back
      server times out
      see notes count 1
      see notes 1 "Note 1"
      see status "The server took too long to answer. Try again."
      select notes 1
      see body "Body 1"
      back
      type filter x
      see notes count 0
      see status ""
      """)
}
