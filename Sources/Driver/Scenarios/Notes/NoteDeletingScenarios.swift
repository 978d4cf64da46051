import Driver

extension Scenario {
  /// Deleting a note, and bringing it back.
  static let noteDeleting =
    scenarios(
      of: .notes,
      #"""
      Scenario: delete asks nothing and can be undone
      server has 3 notes
      select notes 2
      tap delete
      see title "Notes"
      see notes count 2
      see notes 1 "Note 3"
      see notes 2 "Note 1"
      see status "Deleted \"Note 2\"."
      see undo enabled
      see sync ""
      see screens 1
      see requests 1
      screen
      tap undo
      see notes count 3
      see notes 2 "Note 2"
      see status ""
      see undo disabled
      see requests 1
      select notes 2
      see body "Body 2"
      back
      tap refresh
      see requests 2
      see notes count 3

      Scenario: the only note can be deleted
      server has 1 notes
      select notes 1
      tap delete
      see notes count 0
      see status "Deleted \"Note 1\"."
      type filter x
      see status "No notes."
      """#)
    + [
      ("editing the filter", "type filter 1"), ("selecting a row", "select notes 1"), ("add", "tap add"),
    ].map { action, step in
      Scenario(
        .notes, "\(action) sends the delete",
        """
        \(readList(of: 2))
        select notes 1
        tap delete
        see requests 1
        \(step)
        see requests 2
        see request 2 "DELETE /notes/n2"
        see request 2 header If-Match "1"
        see request 2 header Idempotency-Key "key-1"
        see request 2 waits 7 seconds
        server answers
        see requests 2
        \(action == "editing the filter" ? "see undo disabled\nsee status \"\"\nsee notes count 1" : "back")
        see undo disabled
        see notes count 1
        see status ""
        """)
    }
    + scenarios(
      of: .notes,
      """
      Scenario: refresh sends the delete before its own request
      \(readList(of: 2))
      select notes 1
      tap delete
      tap refresh
      see requests 3
      see request 2 "DELETE /notes/n2"
      see request 3 "GET /notes"
      see status "Loading…"
      server answers for request 3
      see notes count 1
      see notes 1 "Note 1"
      server answers for request 2
      see notes count 1
      tap refresh
      server answers
      see notes count 1

      Scenario: an old answer does not bring a deleted note back
      \(readList(of: 2))
      select notes 1
      tap delete
      tap refresh
      server answers for request 2
      server answers 200 \(quotedNotes([noteText("n1", "Note 1"), noteText("n2", "Note 2", second: 1)]))
      see notes count 1
      see notes 1 "Note 1"
      see status ""
      """)
    + noteFailures.filter { !$0.server.contains("404") }.map { failure in
      Scenario(
        .notes, "deleting when the server \(failure.server)",
        """
        \(readList(of: 2))
        select notes 1
        tap delete
        type filter 2
        see notes count 0
        see status "No note matches."
        server \(failure.server)
        see notes count 1
        see notes 1 "Note 2"
        see status "\\"Note 2\\" is not deleted. \(failure.message)"
        see undo disabled
        see sync ""
        \(failure.server.contains("409") ? noFailure : failureOfNote2)
        select notes 1
        tap delete
        \(noFailure)
        clear filter
        server answers
        see notes count 1
        see notes 1 "Note 1"
        see status ""
        """)
    }
    + scenarios(
      of: .notes,
      #"""
      Scenario: a note that does not exist counts as deleted
      \#(readList(of: 2))
      select notes 1
      tap delete
      type filter 2
      server answers 404
      see notes count 0
      see status "No note matches."

      Scenario: one delete after the other
      \#(readList(of: 3))
      select notes 1
      tap delete
      select notes 1
      see title "Note 2"
      see request 2 "DELETE /notes/n3"
      tap delete
      see requests 2
      see notes count 1
      see status "Deleted \"Note 2\"."
      server answers 500
      see notes count 2
      see notes 1 "Note 3"
      see status "\"Note 3\" is not deleted. The server has a problem. Try again later."
      see undo enabled
      tap undo
      see notes count 3
      see status ""
      see requests 2
      tap refresh
      server answers
      see notes count 3

      Scenario: a failed delete is told on the list while a note is open
      \#(readList(of: 3))
      select notes 2
      tap delete
      select notes 2
      server is unreachable
      see title "Note 1"
      back
      see notes count 3
      see notes 2 "Note 2"
      see status "\"Note 2\" is not deleted. No connection. Check your network and try again."

      Scenario: a note that was opened first can be deleted and brought back
      open "n1"
      server has 2 notes
      server holds
      server answers
      tap delete
      see title "Notes"
      see status "Loading…"
      see undo enabled
      server answers
      see notes count 1
      see notes 1 "Note 2"
      see status "Deleted \"Note 1\"."
      tap undo
      see notes count 2
      see requests 2

      Scenario: closing forgets a delete that was not sent
      server has 2 notes
      select notes 1
      tap delete
      see notes count 1
      relaunch
      see notes count 2
      see requests 2
      see undo disabled

      Scenario: closing lets a delete that was sent go on
      \#(readList(of: 2))
      select notes 1
      tap delete
      type filter x
      see requests 2
      close
      see nothing left
      server answers
      launch
      server answers
      see notes count 1
      see notes 1 "Note 1"
      """#)
}
