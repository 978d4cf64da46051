import Driver

extension Scenario {
  /// Sending a delete that failed again, from the banner.
  static let noteRetry = scenarios(
    of: .notes,
    #"""
    Scenario: a failed delete is sent again
    \#(readList(of: 2))
    see failed ""
    see retry "Retry"
    see retry disabled
    select notes 1
    see failed ""
    see retry disabled
    tap delete
    see retry disabled
    type filter " "
    see failed ""
    see retry disabled
    server answers 500
    see failed "\"Note 2\" is not deleted."
    see retry enabled
    see sync ""
    see notes count 2
    screen
    tap retry
    see status ""
    see failed ""
    see retry disabled
    see sync "Sending…"
    see notes count 1
    see notes 1 "Note 1"
    see undo disabled
    see requests 3
    see request 3 "DELETE /notes/n2"
    see request 3 header If-Match "1"
    see request 3 header Idempotency-Key "key-1"
    see request 3 waits 7 seconds
    server answers
    see sync ""
    see failed ""
    see retry disabled
    see status ""
    see notes count 1
    tap refresh
    server answers
    see notes count 1

    Scenario: the banner of a note sends a failed delete again
    \#(readList(of: 3))
    select notes 1
    tap delete
    select notes 1
    see title "Note 2"
    see failed ""
    server is unreachable
    see failed "\"Note 3\" is not deleted."
    see retry enabled
    screen
    tap retry
    see title "Note 2"
    see failed ""
    see retry disabled
    see sync "Sending…"
    see request 3 "DELETE /notes/n3"
    server answers
    see sync ""
    back
    see status ""
    see notes count 2
    see notes 1 "Note 2"

    Scenario: a retry closes its note
    \#(readList(of: 2))
    select notes 1
    tap delete
    clear filter
    server times out
    select notes 1
    see title "Note 2"
    see failed "\"Note 2\" is not deleted."
    tap retry
    see title "Notes"
    see screens 1
    see notes count 1
    see status ""
    see sync "Sending…"
    server answers
    see notes count 1
    see failed ""

    Scenario: two taps send one retry
    \#(readList(of: 2))
    select notes 1
    tap delete
    clear filter
    server answers 503
    double-tap retry
    see requests 3
    see notes count 1
    server answers
    see notes count 1
    see requests 3

    Scenario: of several failures the first is sent again first
    \#(readList(of: 4))
    select notes 1
    tap delete
    select notes 1
    tap delete
    clear filter
    see request 2 "DELETE /notes/n4"
    see request 3 "DELETE /notes/n3"
    server answers 500 for request 3
    see failed "\"Note 3\" is not deleted."
    server answers 500 for request 2
    see failed "\"Note 3\" is not deleted."
    see status "\"Note 4\" is not deleted. The server has a problem. Try again later."
    see notes count 4
    tap retry
    see failed "\"Note 4\" is not deleted."
    see retry enabled
    see notes count 3
    see request 4 "DELETE /notes/n3"
    see request 4 header Idempotency-Key "key-2"
    server answers 429
    see failed "\"Note 4\" is not deleted."
    see status "\"Note 3\" is not deleted. Too many requests. Try again later."
    see notes count 4
    tap retry
    see failed "\"Note 3\" is not deleted."
    see request 5 "DELETE /notes/n4"
    see request 5 header Idempotency-Key "key-1"
    tap retry
    see failed ""
    see retry disabled
    see request 6 "DELETE /notes/n3"
    see request 6 header Idempotency-Key "key-2"
    see sync "Sending…"
    server answers for request 6
    see sync "Sending…"
    server answers
    see sync ""
    see notes count 2
    see notes 1 "Note 2"
    see failed ""

    Scenario: a retry sends the delete that could be undone first
    \#(failedDelete(of: 3))
    select notes 2
    tap delete
    see undo enabled
    see status "Deleted \"Note 2\"."
    see failed "\"Note 3\" is not deleted."
    see requests 2
    tap retry
    see undo disabled
    see status ""
    see request 3 "DELETE /notes/n2"
    see request 3 header Idempotency-Key "key-2"
    see request 4 "DELETE /notes/n3"
    see request 4 header Idempotency-Key "key-1"
    see notes count 1
    server answers
    server answers
    see notes count 1
    see notes 1 "Note 1"
    see sync ""

    Scenario: a retry while the notes are read
    \#(failedDelete(of: 2))
    tap refresh
    see failed "\"Note 2\" is not deleted."
    tap retry
    see status "Loading…"
    see notes count 1
    see request 4 "DELETE /notes/n2"
    server answers for request 3
    see notes count 1
    see notes 1 "Note 1"
    see failed ""
    server answers 500
    see notes count 2
    see failed "\"Note 2\" is not deleted."
    see status "\"Note 2\" is not deleted. The server has a problem. Try again later."

    Scenario: a retry of a note that does not exist counts as a delete
    \#(failedDelete(of: 2))
    tap retry
    server answers 404
    see failed ""
    see retry disabled
    see status ""
    see notes count 1

    Scenario: a retry of a note that was changed elsewhere is not offered again
    \#(failedDelete(of: 2))
    tap retry
    server answers 409
    see failed ""
    see retry disabled
    see notes count 2
    see status "\"Note 2\" is not deleted. The note was changed elsewhere. Refresh the list and try again."

    Scenario: closing lets a retry go on
    \#(failedDelete(of: 2))
    tap retry
    see requests 3
    close
    see nothing left
    server answers
    launch
    server answers
    see notes count 1
    see notes 1 "Note 1"
    """#)
}
