/// The structures that cross the boundaries of the Banner scene.
enum BannerModels {
  /// The scene is shown, or a change starts, ends or fails.
  enum ShowSync {
    struct Request: Equatable {}

    struct Response: Equatable {
      let isSending: Bool
      /// The title of the note whose delete failed first; nil if none did.
      let failedTitle: String?
    }

    struct ViewModel: Equatable {
      let sync: String
      let failure: String
    }
  }

  /// The user has the delete sent again that failed first.
  enum RetryDelete {
    struct Request: Equatable {}
  }
}
