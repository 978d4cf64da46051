/// The banner's business logic: tracks the cache; knows the presenter weakly as its output.
final class BannerInteractor: BannerInteractorInput, NotesCacheObserver {
  weak var output: (any BannerInteractorOutput)?
  private let cache: any NotesCache

  init(cache: any NotesCache) {
    self.cache = cache
  }

  func trackState() {
    cache.addObserver(self)
    notesDidChange()
  }

  func notesDidChange() {
    output?.didProvideState(isSending: cache.changesUnderWay > 0)
  }
}
