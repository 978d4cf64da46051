import Driver

extension Scenario {
  /// The filter of the list.
  static let noteFilter = scenarios(
    of: .notes,
    #"""
    Scenario: the filter narrows the list with each character
    server holds
    server answers 200 \#(drinks)
    see notes count 4
    type filter c
    see notes count 3
    see notes 1 "Café"
    see notes 2 "Cold coffee"
    see notes 3 "cocoa"
    type filter o
    see notes count 2
    see notes 1 "Cold coffee"
    see notes 2 "cocoa"
    type filter c
    see notes count 1
    see notes 1 "cocoa"
    see requests 1

    Scenario: the filter ignores case and accents
    server holds
    server answers 200 \#(drinks)
    type filter CAFE
    see notes count 1
    see notes 1 "Café"
    clear filter
    type filter "é"
    see notes count 3
    clear filter
    type filter "e\u{301}E"
    see notes count 1
    see notes 1 "Cold coffee"

    Scenario: white space around the filter does not count
    server holds
    server answers 200 \#(drinks)
    type filter "  "
    see notes count 4
    type filter "cocoa "
    see notes count 1
    clear filter
    type filter " cocoa"
    see notes count 1
    clear filter
    type filter "cold coffee"
    see notes count 1
    clear filter
    type filter "cold  coffee"
    see notes count 0

    Scenario: no note matches
    server has 3 notes
    type filter "no such title"
    see notes count 0
    see status "No note matches."
    screen
    clear filter
    see notes count 3
    see status ""
    type filter .
    see notes count 0

    Scenario: the filter looks at titles only
    server has 3 notes
    type filter Body
    see notes count 0

    Scenario: the filter works while the list is read
    server has 3 notes
    server holds
    type filter 2
    see status "Loading…"
    server answers
    see notes count 1
    see notes 1 "Note 2"
    tap refresh
    clear filter
    see notes count 3
    see status "Loading…"
    server answers
    see notes count 3

    Scenario: the filter survives going to a note and back
    server has 3 notes
    type filter 2
    select notes 1
    see title "Note 2"
    see no filter
    back
    see title "Notes"
    see filter "2"
    see notes count 1
    see requests 1

    Scenario: a saved note is shown only if it matches
    server has 2 notes
    type filter 2
    select notes 1
    tap edit
    clear noteTitle
    type noteTitle Milk
    tap save
    see title "Milk"
    back
    see notes count 0
    see status "No note matches."
    clear filter
    see notes 1 "Milk"
    type filter 2
    tap add
    type noteTitle Bread
    tap save
    see title "Bread"
    back
    see notes count 0

    Scenario: editing the filter removes a message
    server has 1 notes
    server holds
    server answers 503
    see status "The server has a problem. Try again later."
    tap refresh
    server answers
    see status ""
    tap refresh
    server answers 503
    type filter 1
    see status ""
    """#)

  private static let drinks = quotedNotes([
    noteText("a", "Café", second: 4), noteText("b", "Cold coffee", second: 3),
    noteText("c", "cocoa", second: 2),
    noteText("d", "Tea", second: 1),
  ])
}
