import Driver

extension Scenario {
  /// How long the banner tells of a delete that failed.
  static let noteFailedDelete = scenarios(
    of: .notes,
    #"""
    Scenario: a failure goes when the note is deleted anew
    \#(failedDelete(of: 2))
    select notes 1
    see failed "\"Note 2\" is not deleted."
    tap delete
    see failed ""
    see retry disabled
    tap undo
    see notes count 2
    see failed ""
    see retry disabled
    see requests 2

    Scenario: a note that is deleted anew stands last
    \#(readList(of: 3))
    select notes 1
    tap delete
    select notes 1
    tap delete
    clear filter
    server answers 500
    server answers 500
    see failed "\"Note 3\" is not deleted."
    select notes 1
    tap delete
    see failed "\"Note 2\" is not deleted."
    clear filter
    see request 4 header Idempotency-Key "key-3"
    server answers 500
    see failed "\"Note 2\" is not deleted."
    tap retry
    see failed "\"Note 3\" is not deleted."

    Scenario: a failure goes when the note was edited
    \#(failedDelete(of: 2))
    select notes 1
    tap edit
    type noteBody !
    tap save
    server answers 500
    tap cancel
    tap discard
    see title "Note 2"
    see failed "\"Note 2\" is not deleted."
    tap edit
    type noteBody !
    tap save
    server answers
    see title "Note 2"
    see body "Body 2!"
    see failed ""
    see retry disabled
    back
    see failed ""

    Scenario: a failure stays while the server has the note as it was
    \#(failedDelete(of: 2))
    tap refresh
    server answers 500
    see failed "\"Note 2\" is not deleted."
    tap add
    type noteTitle Milk
    tap save
    server answers
    see failed "\"Note 2\" is not deleted."
    back
    tap refresh
    server answers
    see failed "\"Note 2\" is not deleted."
    see retry enabled
    see notes count 3

    Scenario: a failure goes when the server has another revision
    \#(failedDelete(of: 2))
    tap refresh
    server answers 200 \#(quotedNotes([noteText("n2", "Note 2", second: 1, revision: 2)]))
    see notes count 1
    see failed ""
    see retry disabled

    Scenario: a failure goes when the server lacks the note
    \#(readList(of: 3))
    select notes 1
    tap delete
    select notes 1
    tap delete
    clear filter
    server answers 500
    server answers 500
    tap refresh
    server answers 200 \#(quotedNotes([noteText("n2", "Note 2", second: 1)]))
    see notes count 1
    see failed "\"Note 2\" is not deleted."
    see retry enabled
    tap refresh
    server answers 200 "[]"
    see failed ""
    see retry disabled

    Scenario: closing forgets the failures
    server has 2 notes
    select notes 1
    tap delete
    server holds
    clear filter
    server answers 500
    see retry enabled
    relaunch
    server answers
    see notes count 2
    see failed ""
    see retry disabled
    """#)
}
