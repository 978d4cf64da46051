import Examples

/// The structures that cross the boundaries of the Notes scene.
enum NoteListModels {
  /// The list and what its status depends on, as several responses have it.
  struct NoteList: Equatable {
    /// The notes that match the filter.
    let notes: [Note]
    /// Whether there is no note at all, whatever the filter.
    let isEmpty: Bool
    let isReading: Bool
    /// Whether the server's notes were read.
    let hasRead: Bool
    let canUndo: Bool
    let notice: NotesNotice?
  }

  /// The list as several view models have it.
  struct DisplayedList: Equatable {
    let titles: [String]
    let status: String
    let isLoading: Bool
    let canUndo: Bool
  }

  /// The scene is shown, again or for the first time, or the notes have changed.
  enum FetchNotes {
    struct Request: Equatable {}

    struct Response: Equatable {
      let list: NoteList
    }

    struct ViewModel: Equatable {
      let list: DisplayedList
    }
  }

  /// The user wants the server's notes anew.
  enum RefreshNotes {
    struct Request: Equatable {}

    struct Response: Equatable {
      let list: NoteList
    }

    struct ViewModel: Equatable {
      let list: DisplayedList
    }
  }

  /// The user edits the filter.
  enum FilterNotes {
    struct Request: Equatable {
      let text: String
    }

    struct Response: Equatable {
      let list: NoteList
    }

    struct ViewModel: Equatable {
      let list: DisplayedList
    }
  }

  /// The user selects a note.
  enum SelectNote {
    struct Request: Equatable {
      let row: Int
    }

    struct Response: Equatable {
      let list: NoteList
    }

    struct ViewModel: Equatable {
      let list: DisplayedList
    }
  }

  /// The user wants to add a note.
  enum AddNote {
    struct Request: Equatable {}

    struct Response: Equatable {
      let list: NoteList
    }

    struct ViewModel: Equatable {
      let list: DisplayedList
    }
  }

  /// The user takes a delete back.
  enum UndoDelete {
    struct Request: Equatable {}

    struct Response: Equatable {
      let list: NoteList
    }

    struct ViewModel: Equatable {
      let list: DisplayedList
    }
  }
}
