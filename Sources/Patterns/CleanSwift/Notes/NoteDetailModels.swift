import Examples

/// The structures that cross the boundaries of the Note scene.
enum NoteDetailModels {
  /// The scene is shown, or its note has changed.
  enum ShowNote {
    struct Request: Equatable {}

    enum Response: Equatable {
      case reading
      case note(Note)
      /// The note is lost, or could not be read.
      case gone
    }

    struct ViewModel: Equatable {
      let title: String
      let body: String
      let changed: String
      let hasNote: Bool
    }

    /// The note is lost, or could not be read.
    struct GoneViewModel: Equatable {}
  }

  /// The user deletes the note.
  enum DeleteNote {
    struct Request: Equatable {}

    struct Response: Equatable {}

    struct ViewModel: Equatable {}
  }
}
