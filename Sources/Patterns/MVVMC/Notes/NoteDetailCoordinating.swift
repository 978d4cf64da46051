import Examples

/// What a note's screen asks of its coordinator, and tells it.
protocol NoteDetailCoordinating: AnyObject {
  func editNote(_ note: Note)
  func closeNote()
  func noteDetailDid(_ output: NoteDetailOutput)
}
