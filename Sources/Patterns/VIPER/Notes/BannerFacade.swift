/// The notes service as the interactors of the modules around the banner use it: what their banners show.
struct BannerFacade {
  let service: any NotesService

  func obtainBanner() -> BannerData {
    BannerData(isSending: service.isSending, failedTitle: service.failedDelete?.note?.title)
  }
}
