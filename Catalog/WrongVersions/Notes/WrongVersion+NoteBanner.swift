import Edits

private let model = NotesFile.model
private let list = NotesFile.list
private let note = NotesFile.note
private let editor = NotesFile.editor
private let shows = "    banner.syncLabel.text = notes.sync\n"
private let fails = "guard !Task.isCancelled else { return }\n        self?.end(with: error)"
private let succeeds = "guard !Task.isCancelled else { return }\n        self?.end(with: note)"

extension WrongVersion {
  static let noteBanner: [WrongVersion] = [
    notes("shows Sending on the list only", .remove(shows, in: note)),
    notes("shows Sending on the note only", .remove(shows, in: list)),
    notes(
      "shows Sending on a note as it was when that opened", .remove(shows, in: note),
      .add("banner.syncLabel.text = notes.sync", after: "notes.detail = self", in: note)),
    notes(
      "shows Sending after a delete has failed",
      .replace("    endChange()\n    sentDeletes", with: "    sentDeletes", in: model)),
    notes("knows one change under way only", .replace("changes += 1", with: "changes = 1", in: model)),
    notes(
      "cancels a delete with the next one",
      .add("private var lastDelete: Task<Void, Never>?", after: "private var changes = 0", in: model),
      .replace(
        "    Task { [weak self, client] in",
        with: "    lastDelete?.cancel()\n    lastDelete = Task { [weak self, client] in", in: model)),
    notes(
      "gives all deletes the same key",
      .replace("key: client.environment.makeKey()", with: #"key: "key-1""#, in: model)),
    notes(
      "shows Sending while the list is read",
      .replace("changes > 0 ?", with: "changes > 0 || list?.screen.isLoading == true ?", in: model)),
    notes(
      "shows Sending after Cancel",
      .replace("saving.cancel()\n      notes.endChange()", with: "saving.cancel()", in: editor)),
    notes(
      "tells a failure to save after Cancel", .replace(fails, with: "self?.end(with: error)", in: editor)),
    notes(
      "ends a cancelled change twice", .replace(fails, with: endingTwice(fails), in: editor),
      .replace(succeeds, with: endingTwice(succeeds), in: editor)),
    notes(
      "shows Sending after saving",
      .replace("notes.endChange()\n    notes.keep", with: "notes.keep", in: editor)),
  ]

  private static func endingTwice(_ code: String) -> String {
    "if Task.isCancelled { self?.notes.endChange() }\n        \(code)"
  }
}
