import Examples

/// The Banner module: says whether changes are under way; two modules' screens embed its screen. Owns its router.
///
/// Has no state of its own: finds the Notes module by its key.
final class BannerModule: Module, BannerSupporting {
  let key = NotesSupportedModule.banner
  var router: (any Routing)?
  private weak let holder: ModuleHolder?

  init(holder: ModuleHolder?) {
    self.holder = holder
  }

  var sync: String {
    let notes: (any NotesSupporting)? = holder?.module(for: NotesSupportedModule.notes)
    return notes?.isSending == true ? NotesStrings.sending : ""
  }
}
