import Examples

/// The structures that cross the boundaries of the Note scene.
enum NoteDetailModels {
  /// The scene is shown, or its note has changed.
  enum ShowNote {
    struct Request: Equatable {}

    struct Response: Equatable {
      /// The note; nil while it is read.
      let note: Note?
    }

    struct ViewModel: Equatable {
      let title: String
      let body: String
      let changed: String
      let hasNote: Bool
    }
  }

  /// The user deletes the note, or it is gone for another reason.
  enum DeleteNote {
    struct Request: Equatable {}

    struct Response: Equatable {}

    struct ViewModel: Equatable {}
  }
}
