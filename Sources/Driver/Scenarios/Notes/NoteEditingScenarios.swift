import Driver

extension Scenario {
  /// The editor without a request: what it shows, refuses and asks.
  static let noteEditing = scenarios(
    of: .notes,
    """
    Scenario: an editor for a new note
    server has 1 notes
    tap add
    see title "New note"
    see noteTitle ""
    see noteTitle placeholder "Title"
    see noteBody ""
    see noteBody placeholder "Text"
    see save "Save"
    see cancel "Cancel"
    see problem ""
    \(idleEditor)
    see no notes
    see no sync
    screen

    Scenario: an editor for a note that exists
    server has 2 notes
    select notes 1
    tap edit
    see title "Edit note"
    see noteTitle "Note 2"
    see noteBody "Body 2"
    see problem ""
    \(idleEditor)
    see requests 1

    Scenario: an empty title is refused
    server has 1 notes
    tap add
    type noteBody text
    tap save
    see problem "Enter a title."
    see noteBody "text"
    type noteTitle "  "
    tap save
    see problem "Enter a title."
    see noteTitle "  "
    \(idleEditor)
    see requests 1

    Scenario: an emptied title is refused
    server has 1 notes
    select notes 1
    tap edit
    clear noteTitle
    tap save
    see problem "Enter a title."
    see requests 1
    tap cancel
    tap discard
    see title "Note 1"

    Scenario: cancel without changes closes the editor
    server has 1 notes
    tap add
    tap cancel
    see title "Notes"
    see screens 1
    select notes 1
    tap edit
    tap cancel
    see title "Note 1"
    see screens 2
    see requests 1

    Scenario: unsaved changes are asked about
    server has 1 notes
    select notes 1
    tap edit
    type noteBody !
    tap cancel
    see title "Discard your changes?"
    see discard "Discard changes"
    see keep "Keep editing"
    see no noteTitle
    screen
    tap keep
    see title "Edit note"
    see noteBody "Body 1!"
    tap cancel
    tap discard
    see title "Note 1"
    see body "Body 1"
    see screens 2
    see requests 1
    tap edit
    see noteBody "Body 1"

    Scenario: a new note is asked about once something was written
    server has 1 notes
    tap add
    type noteTitle M
    tap cancel
    see title "Discard your changes?"
    tap discard
    see title "Notes"
    see notes count 1
    see screens 1

    Scenario: two taps ask once
    server has 1 notes
    tap add
    type noteTitle Milk
    double-tap cancel
    see title "Discard your changes?"
    tap discard
    see title "Notes"
    see screens 1

    Scenario: white space is a change too
    server has 1 notes
    tap add
    type noteTitle " "
    tap cancel
    see title "Discard your changes?"

    Scenario: texts that are as they were need no question
    server has 1 notes
    select notes 1
    tap edit
    type noteBody !
    clear noteBody
    type noteBody "Body 1"
    tap cancel
    see title "Note 1"
    tap edit
    server holds
    tap save
    server answers 500
    tap cancel
    see title "Note 1"

    Scenario: Back does as cancel in the editor, and as keep in the question
    server has 1 notes
    tap add
    back
    see title "Notes"
    tap add
    type noteTitle Milk
    back
    see title "Discard your changes?"
    back
    see title "New note"
    see noteTitle "Milk"
    back
    tap discard
    see title "Notes"
    see requests 1
    see screens 1

    Scenario: closing with unsaved changes leaves nothing
    server has 1 notes
    select notes 1
    tap edit
    type noteTitle x
    tap cancel
    see title "Discard your changes?"
    close
    see nothing left
    launch
    see notes 1 "Note 1"
    see requests 2
    """)
}
