import Edits

private let model = NotesFile.model
private let list = NotesFile.list
private let note = NotesFile.note
private let property = "private var failures: [NoteChange] = []"
private let offers = "if failure != .changedElsewhere { failures.append(change) }"
private let shows = "banner.failure = notes.failure"
private let begins = "  func retry() {\n    userActs()\n"
private let finds = "guard let change = failures.first, let note = change.note else { return }"
private let sends = "\(finds)\n    send(change, toDelete: note)"
private let hides = "beginChange()\n    show(all.filter { $0.id != note.id })"
private let returns = "    keep(note)\n    if failure"
private let task = "Task { [weak self, client] in"
private let tells = "tell(.notDeleted(title: note.title, failure))"
private let closes = "if notes.note(withID: id) == nil { navigationController?.popViewController() }"

extension WrongVersion {
  static let noteRetry: [WrongVersion] = [
    notes("offers no retry", .remove(offers, in: model)),
    notes("offers a retry after a 409", .replace(offers, with: "failures.append(change)", in: model)),
    notes(
      "offers a retry after a failure of the server only",
      .replace("failure != .changedElsewhere", with: "failure == .serverProblem", in: model)),
    notes("tells a failed delete on the list only", .remove(shows, in: note)),
    notes("tells a failed delete on the note only", .remove(shows, in: list)),
    notes(
      "tells the failed delete of the time when the note opened", .remove(shows, in: note),
      .add(shows, after: "notes.detail = self", in: note)),
    notes("leaves Retry disabled", .add("banner.retryButton.isEnabled = false", after: shows, in: list)),
    notes(
      "enables Retry without a failed delete",
      .add("banner.retryButton.isEnabled = true", after: shows, in: list)),
    notes(
      "enables Retry on a note without a failed delete",
      .add("banner.retryButton.isEnabled = true", after: shows, in: note)),
    notes(
      "disables Retry while the notes are read",
      .add("if reading != nil { banner.retryButton.isEnabled = false }", after: shows, in: list)),
    notes(
      "does nothing at Retry on a note",
      .replace("notes.retry()\n    \(closes)", with: "notes.userActs()", in: note)),
    retrying("keeps the message at Retry", begins, "  func retry() {\n    sendDelete()\n"),
    notes(
      "keeps the message at Retry on a note",
      .replace(
        "notes.retry()", with: "let notice = notes.notice\n    notes.retry()\n    notes.tell(notice)",
        in: note)),
    retrying(
      "makes a new key for a retry", "send(change, toDelete: note)",
      "send(NoteChange(key: client.environment.makeKey(), kind: change.kind), toDelete: note)"),
    retrying(
      "retries with another revision", "send(change, toDelete: note)",
      """
      let newer = Note(
            id: note.id, title: note.title, body: note.body, revision: note.revision + 1, changed: note.changed)
          send(NoteChange(key: change.key, kind: .delete(newer)), toDelete: note)
      """),
    retrying("sends no other delete at Retry", begins, "  func retry() {\n    tell(nil)\n"),
    retrying(
      "brings the deleted note back at Retry", begins, "  func retry() {\n    undo()\n    tell(nil)\n"),
    retrying(
      "retries before it sends the other delete", "\(begins)    \(sends)",
      "  func retry() {\n    \(sends)\n    userActs()"),
    notes(
      "waits for the answer to the other delete before a retry",
      .add("private var lastDelete: Task<Void, Never>?", after: property, in: model),
      .replace(task, with: "lastDelete = \(task)", in: model),
      .replace(
        sends,
        with: """
          guard changes > 0, let lastDelete else { return sendFirstFailure() }
              Task { [weak self] in
                await lastDelete.value
                self?.sendFirstFailure()
              }
            }

            private func sendFirstFailure() {
              \(sends)
          """, in: model)),
    notes(
      "shows the note during a retry",
      .replace(hides, with: "failures.removeAll { $0 == change }\n    beginChange()", in: model)),
    notes(
      "shows the note of a retry again when the notes are read",
      .replace(
        "    sentDeletes.insert(note.id)",
        with: "    if !failures.contains(change) { sentDeletes.insert(note.id) }",
        in: model)),
    notes("leaves a note open at its retry", .remove(closes, in: note)),
    notes(
      "closes each note at a retry",
      .replace(closes, with: "navigationController?.popViewController()", in: note)),
    notes(
      "keeps the failure of a delete that is sent again",
      .replace(
        "failures.removeAll { !canRetry($0) }",
        with: "failures.removeAll { !canRetry($0) && !sentDeletes.contains($0.noteID ?? \"\") }", in: model)),
    notes(
      "sends a retry at each of two quick taps",
      .replace(
        hides,
        with: """
          beginChange()
              Task { [weak self] in
                guard let self else { return }
                show(all.filter { $0.id != note.id })
              }
          """, in: model)),
    knowingRetries(
      "shows no Sending during a retry",
      .replace("changes > 0 ?", with: "changes > 0 && retried.isEmpty ?", in: model)),
    knowingRetries(
      "offers a retry once",
      .replace(
        "failure != .changedElsewhere", with: "failure != .changedElsewhere, !retried.contains(change.key)",
        in: model)),
    knowingRetries(
      "puts a retry first that has failed",
      .replace(
        "failures.append(change)",
        with: "failures.insert(change, at: retried.contains(change.key) ? 0 : failures.count)", in: model)),
    knowingRetries(
      "does not say that a retry has failed",
      .replace(tells, with: "retried.contains(change.key) ? update() : \(tells)", in: model)),
    knowingRetries(
      "loses a note whose retry has failed",
      .replace(
        returns, with: "    if !retried.contains(change.key) { keep(note) }\n    if failure", in: model)),
    knowingRetries(
      "cancels a retry when its window closes",
      .add(
        """
        private var lastDelete: Task<Void, Never>?

          isolated deinit {
            if !retried.isEmpty { lastDelete?.cancel() }
          }

        """, after: "private var changes = 0", in: model),
      .replace(task, with: "lastDelete = \(task)", in: model)),
    notes(
      "keeps the list until a delete is answered",
      .replace(
        task, with: "Task { [weak self, list, client] in\n      defer { _ = list }", in: model)),
  ]

  /// A wrong version with other code in the function that retries.
  private static func retrying(_ name: String, _ code: String, _ replacement: String) -> WrongVersion {
    notes(name, .replace(code, with: replacement, in: model))
  }

  /// A wrong version that has `retried`, the keys of the deletes that were sent again.
  private static func knowingRetries(_ name: String, _ edits: Edit...) -> WrongVersion {
    WrongVersion(
      name, of: .notes,
      [
        .add("private var retried: Set<String> = []", after: property, in: model),
        .add("retried.insert(change.key)", after: finds, in: model),
      ] + edits)
  }
}
