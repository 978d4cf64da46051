import Examples

/// The structures that cross the boundaries of the Editor scene.
enum NoteEditorModels {
  /// The scene is shown.
  enum ShowDraft {
    struct Request: Equatable {}

    struct Response: Equatable {
      /// The note to edit; nil for a new one.
      let note: Note?
    }

    struct ViewModel: Equatable {
      let screenTitle: String
      let title: String
      let body: String
    }
  }

  /// The user saves the texts.
  enum SaveNote {
    struct Request: Equatable {
      let title: String
      let body: String
    }

    enum Response: Equatable {
      case started
      case failed(NotesFailure)
      case added
      case updated
    }

    struct ViewModel: Equatable {
      let problem: String
      let isSaving: Bool
    }

    /// A new note is saved.
    struct AddedViewModel: Equatable {}

    /// The note that was edited is saved.
    struct UpdatedViewModel: Equatable {}
  }

  /// The user wants to stop saving, or else editing.
  enum CancelEditing {
    struct Request: Equatable {
      let title: String
      let body: String
    }

    enum Response: Equatable {
      case cancelledSaving
      case unsavedChanges
      case unchanged
    }

    struct ViewModel: Equatable {
      let problem: String
      let isSaving: Bool
    }

    /// There are unsaved changes, which only the user may drop.
    struct QuestionViewModel: Equatable {}

    /// Nothing was changed, so editing is over.
    struct UnchangedViewModel: Equatable {}
  }
}
