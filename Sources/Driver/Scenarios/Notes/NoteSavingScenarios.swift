import Driver

extension Scenario {
  /// Saving: the request, its answers, and a second attempt.
  static let noteSaving =
    scenarios(
      of: .notes,
      """
      Scenario: a new note is opened once it is saved
      \(readList(of: 2))
      tap add
      type noteTitle " Milk "
      type noteBody " 1/2 litre "
      tap save
      see problem "Saving…"
      see noteTitle " Milk "
      see noteTitle disabled
      see noteBody disabled
      see save disabled
      see cancel enabled
      see requests 2
      see request 2 \(Quoting.quote(#"POST /notes {"body":" 1/2 litre ","title":"Milk"}"#))
      see request 2 header Idempotency-Key "key-1"
      see request 2 waits 7 seconds
      screen
      server answers
      see title "Milk"
      see body " 1/2 litre "
      see requests 2
      back
      see title "Notes"
      see notes count 3
      see notes 1 "Milk"
      see screens 1

      Scenario: an edit is shown by note and list
      \(readList(of: 3))
      select notes 3
      tap edit
      clear noteTitle
      type noteTitle Milk
      clear noteBody
      tap save
      see request 2 \(Quoting.quote(#"PUT /notes/n1 {"body":"","title":"Milk"}"#))
      see request 2 header Idempotency-Key "key-1"
      see request 2 header If-Match "1"
      server answers
      see title "Milk"
      see body ""
      see changed "Changed 2026-01-02 00:00:00Z"
      see screens 2
      see requests 2
      back
      see notes count 3
      see notes 1 "Milk"
      see notes 2 "Note 3"

      Scenario: the note is shown as the server answered it
      \(readList(of: 1))
      select notes 1
      tap edit
      type noteTitle !
      tap save
      server answers 200 \(quotedNote("n1", "Milk", body: "theirs", second: 30, revision: 7))
      see title "Milk"
      see body "theirs"
      see changed "Changed 2026-01-01 09:00:30Z"
      tap edit
      tap save
      see request 3 header If-Match "7"
      see request 3 \(Quoting.quote(#"PUT /notes/n1 {"body":"theirs","title":"Milk"}"#))
      server answers 200 \(quotedNote("n1", "Milk", second: 40, revision: 8))
      tap delete
      tap refresh
      see request 4 "DELETE /notes/n1"
      see request 4 header If-Match "8"

      Scenario: a saved note takes its place by the time of its change
      server holds
      server answers 200 \(quotedNotes([
        noteText("a", "first", second: 9), noteText("b", "second", second: 5), noteText("c", "third"),
      ]))
      select notes 3
      tap edit
      type noteBody !
      tap save
      server answers 200 \(quotedNote("c", "third", body: "!", second: 7, revision: 2))
      back
      see notes 1 "first"
      see notes 2 "third"
      see notes 3 "second"

      Scenario: a second tap saves nothing
      \(readList(of: 1))
      tap add
      type noteTitle Milk
      double-tap save
      see requests 2
      tap save
      see requests 2
      """)
    + noteFailures.map { failure in
      Scenario(
        .notes, "saving when the server \(failure.server)",
        """
        \(readList(of: 1))
        select notes 1
        tap edit
        type noteTitle !
        tap save
        server \(failure.server)
        see title "Edit note"
        see problem "\(failure.message)"
        see noteTitle "Note 1!"
        \(idleEditor)
        tap save
        see problem "Saving…"
        server answers
        see title "Note 1!"
        see sync ""
        back
        see notes 1 "Note 1!"
        see status ""
        """)
    }
    + scenarios(
      of: .notes,
      #"""
      Scenario: a new note survives each failure
      \#(readList(of: 0))
      tap add
      type noteTitle Milk
      \#(noteFailures.map {
        """
        tap save
        server \($0.server)
        see problem "\($0.message)"
        see noteTitle "Milk"
        """
      }.joined(separator: "\n"))
      tap save
      server answers
      see title "Milk"
      back
      see notes count 1

      Scenario: a note that was saved without an answer is not saved twice
      \#(readList(of: 0))
      tap add
      type noteTitle Milk
      tap save
      server loses the answer
      see problem "The server took too long to answer. Try again."
      tap save
      see request 3 header Idempotency-Key "key-1"
      server answers for request 3
      see title "Milk"
      back
      tap refresh
      server answers
      see notes count 1
      select notes 1
      tap delete
      tap add
      type noteTitle Tea
      tap save
      server loses the answer for request 6
      tap cancel
      tap discard
      server answers
      tap refresh
      server answers
      see notes count 1
      see notes 1 "Tea"

      Scenario: other texts are another change
      \#(readList(of: 0))
      tap add
      type noteTitle Milk
      tap save
      server answers 500
      tap save
      server answers 500
      type noteTitle " "
      see problem "The server has a problem. Try again later."
      tap save
      server answers 500
      type noteBody x
      see problem "The server has a problem. Try again later."
      tap save
      see request 2 header Idempotency-Key "key-1"
      see request 3 header Idempotency-Key "key-1"
      see request 4 header Idempotency-Key "key-1"
      see request 5 header Idempotency-Key "key-2"
      server answers 500
      clear noteBody
      tap save
      see request 6 header Idempotency-Key "key-3"

      Scenario: the same texts in another editor are another note
      server has 0 notes
      tap add
      type noteTitle "\"Milk\""
      tap save
      see title "\"Milk\""
      back
      tap add
      see noteTitle ""
      type noteTitle "\"Milk\""
      tap save
      see request 3 header Idempotency-Key "key-2"
      see title "\"Milk\""
      back
      see notes count 2
      select notes 2
      tap delete
      see notes count 1
      select notes 1
      see changed "Changed 2026-01-02 00:00:01Z"

      Scenario: cancel while saving keeps the texts
      \#(readList(of: 1))
      select notes 1
      tap edit
      type noteTitle !
      tap save
      tap cancel
      see title "Edit note"
      see problem "Cancelled."
      see noteTitle "Note 1!"
      see request 2 cancelled
      \#(idleEditor)
      server answers for request 2
      see title "Edit note"
      see problem "Cancelled."
      tap cancel
      see title "Discard your changes?"
      tap discard
      see title "Note 1"

      Scenario: the answer of a cancelled attempt does not decide the next
      \#(readList(of: 1))
      tap add
      type noteTitle Milk
      tap save
      tap cancel
      tap save
      see requests 3
      see request 3 header Idempotency-Key "key-1"
      server answers for request 2
      see problem "Saving…"
      tap cancel
      tap save
      server answers 500 for request 3
      see problem "Saving…"
      server answers for request 4
      see title "Milk"
      back
      see notes count 2

      Scenario: Back while saving cancels the request
      \#(readList(of: 1))
      tap add
      type noteTitle Milk
      tap save
      back
      see title "New note"
      see problem "Cancelled."
      see request 2 cancelled

      Scenario: closing while saving cancels the request
      \#(readList(of: 1))
      tap add
      type noteTitle Milk
      tap save
      close
      see nothing left
      see request 2 cancelled

      Scenario: an edit of a note that was opened first is in the list
      open "n1"
      server has 2 notes
      tap edit
      type noteTitle !
      tap save
      see title "Note 1!"
      back
      see notes count 2
      see notes 1 "Note 1!"
      """#)
}
