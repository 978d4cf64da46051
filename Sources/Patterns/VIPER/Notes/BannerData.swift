/// The data from interactor to presenter and into the Banner module.
struct BannerData: Equatable {
  var isSending = false
  /// The title of the note whose delete failed first; nil if none did.
  var failedTitle: String?
}
