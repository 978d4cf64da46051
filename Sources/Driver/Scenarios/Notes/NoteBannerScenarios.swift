import Driver

extension Scenario {
  /// The banner, a part of two screens.
  static let noteBanner = scenarios(
    of: .notes,
    #"""
    Scenario: the banner says the same in list and note
    \#(readList(of: 2))
    see sync ""
    select notes 1
    see sync ""
    tap delete
    see sync ""
    type filter 1
    see sync "Sending…"
    screen
    select notes 1
    see title "Note 1"
    see sync "Sending…"
    screen
    server answers
    see sync ""
    back
    see sync ""

    Scenario: the banner is empty after a failure
    \#(readList(of: 2))
    select notes 1
    tap delete
    select notes 1
    see sync "Sending…"
    server times out
    see sync ""
    back
    see sync ""

    Scenario: the banner tells of two changes until both have ended
    \#(readList(of: 5))
    select notes 1
    tap delete
    select notes 1
    tap delete
    clear filter
    see requests 3
    see sync "Sending…"
    server answers for request 3
    see sync "Sending…"
    server answers
    see sync ""
    see notes count 3
    see status ""
    select notes 1
    tap delete
    select notes 1
    tap delete
    clear filter
    server times out for request 5
    see status "\"Note 2\" is not deleted. The server took too long to answer. Try again."
    see sync "Sending…"
    server answers
    see sync ""

    Scenario: reading sends no change
    server has 1 notes
    server holds
    see sync ""
    server answers
    tap refresh
    see sync ""

    Scenario: a change that was cancelled is not told of
    \#(readList(of: 2))
    tap add
    type noteTitle Milk
    tap save
    tap cancel
    tap save
    tap cancel
    server answers 500 for request 2
    see problem "Cancelled."
    tap cancel
    tap discard
    server answers for request 3
    see title "Notes"
    see sync ""
    select notes 1
    tap delete
    type filter x
    see sync "Sending…"
    tap add
    type noteTitle Tea
    tap save
    tap cancel
    tap save
    server answers 500 for request 6
    tap cancel
    tap discard
    see sync "Sending…"
    server answers
    see sync ""

    Scenario: the banner is empty once a note is saved
    \#(readList(of: 1))
    select notes 1
    tap edit
    type noteTitle !
    tap save
    server answers
    see title "Note 1!"
    see sync ""
    back
    see sync ""
    """#)
}
