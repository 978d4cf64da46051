import Examples
import Foundation
import TerminalKit

/// The list, correct except for the given defect.
final class ReferenceNoteList: ReferenceController<NoteListScreen> {
  private let banner = BannerScreen()
  private let notes: ReferenceNotes
  private let defect: NotesDefect?
  private var rows: [Note] = []
  private var reading: Task<Void, Never>?
  private(set) var isReading = false
  private var usedFilter = ""
  private var savedID: Note.ID?
  private var hasAppeared = false
  private var hasFailed = false
  private var ignoresFilter = false
  private var kept: [AnyObject] = []

  init(notes: ReferenceNotes) {
    self.notes = notes
    defect = notes.defect
    super.init(NoteListScreen(), title: notes.client.text(NoteListScreen.title))
    if defect == .leaksTheList { notes.memory.leaked.append(self) }
    if defect == .readsTheListBeneath { loadViewIfNeeded() }
  }

  deinit {
    if defect != .closesWithoutCancellingTheList { reading?.cancel() }
  }

  override func viewDidLoad() {
    screen.bannerContainer.addSubview(banner)
    screen.filterField.addTarget(self, action: ReferenceNoteList.didEditFilter, for: .editingChanged)
    screen.addButton.addTarget(self, action: ReferenceNoteList.didTapAdd, for: .touchUpInside)
    screen.refreshButton.addTarget(self, action: ReferenceNoteList.didTapRefresh, for: .touchUpInside)
    screen.undoButton.addTarget(self, action: ReferenceNoteList.didTapUndo, for: .touchUpInside)
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    notes.list = self
    if defect == .remembersTheFilter { screen.filterField.text = notes.memory.filter }
    if defect != .readsNothingAtFirst { read() }
    update()
  }

  override func viewWillAppear() {
    guard hasAppeared else { return hasAppeared = true }
    if defect == .readsAtEachReturn { read() }
    if defect == .dropsTheMessageOnReturn { notes.tell("") }
    if defect == .emptiesTheFilterOnReturn { screen.filterField.text = "" }
    update()
  }

  override func viewDidDisappear() {
    if defect == .sendsADeleteAtClosing { notes.sendDelete() }
  }

  // MARK: Actions

  private func didEditFilter() {
    notes.memory.filter = screen.filterField.text
    savedID = nil
    ignoresFilter = false
    notes.userDoes(.filtering)
  }

  private func didTapAdd() {
    notes.userDoes(.adding)
    present(ReferenceNoteEditor(notes: notes, note: nil) { [weak self] in self?.didSave($0) })
  }

  private func didSave(_ note: Note) {
    if defect != .opensNoNewNote { open(note) }
  }

  private func didTapRefresh() {
    if defect == .refreshesBeforeTheDelete { read() }
    notes.userDoes(.refresh)
    if defect == .emptiesTheFilterAtRefresh { screen.filterField.text = "" }
    guard defect != .refreshesNothing else { return }
    if defect == .refreshesAfterTheDeletesAnswer, let delete = notes.deleteUnderWay {
      Task { [weak self] in
        await delete.value
        self?.read()
      }
    } else {
      read()
    }
  }

  private func didTapUndo() {
    notes.userDoes(.undo)
  }

  private func open(_ note: Note) {
    guard defect != .opensNothing else { return }
    savedID = note.id
    let detail = ReferenceNote(notes: notes, id: note.id)
    if defect == .leaksTheNote { kept = [detail] }
    if defect == .keepsAnObjectOfEachNote { kept.append(detail.screen) }
    navigationController?.pushViewController(detail)
  }

  // MARK: Reading

  private func read() {
    guard reading == nil || defect == .sendsAtEachRefresh else { return }
    if defect == .emptiesTheRowsWhileReading { notes.empty() }
    reading = Task { [weak self, client = notes.client] in
      do throws(NotesFailure) {
        let notes = try await client.notes()
        guard !Task.isCancelled else { return }
        self?.end(with: notes)
      } catch {
        guard !Task.isCancelled else { return }
        self?.end(with: error)
      }
    }
    isReading = true
    if defect == .sendsAtEachRefresh { Task { setReading(true) } } else { setReading(true) }
  }

  private func end(with read: [Note]) {
    stopReading()
    ignoresFilter = defect == .forgetsTheFilterAtRefresh
    if defect == .forgetsTheSelectionAtRefresh { newRows([]) }
    notes.keep(read)
  }

  private func end(with failure: NotesFailure) {
    stopReading()
    if defect == .cannotRefreshAfterAFailure { reading = Task {} }
    if defect == .emptiesTheRowsAfterAFailure { notes.empty() }
    notes.tell(notes.client.message(for: failure))
    if defect == .claimsNoNotesNoMoreAfterAFailure { hasFailed = true }
  }

  private func stopReading() {
    reading = nil
    isReading = false
    hasFailed = false
    setReading(false)
  }

  private func setReading(_ isReading: Bool) {
    let (table, filter) = (screen.tableView, screen.filterField)
    let (add, refresh) = (screen.addButton, screen.refreshButton)
    table.allowsSelection = isReading ? defect == .leavesRowsEnabled : defect != .leavesRowsDisabled
    filter.isEnabled = isReading ? defect != .disablesTheFilter : defect != .leavesTheFilterDisabled
    add.isEnabled = isReading ? defect == .leavesAddEnabled : defect != .leavesAddDisabled
    refresh.isEnabled = isReading ? defect == .leavesRefreshEnabled : defect != .leavesRefreshDisabled
    switch (isReading, defect) {
    case (true, .startsNoIndicator), (false, .leavesIndicatorRunning): break
    case (true, _): screen.progressIndicator.startAnimating()
    case (false, _): screen.progressIndicator.stopAnimating()
    }
    update()
  }

  // MARK: What is shown

  func update() {
    if defect != .filtersAtRefreshOnly || isReading, defect != .filtersAfterReadingOnly || !isReading {
      usedFilter = screen.filterField.text
    }
    newRows(notes.all.filter { ignoresFilter || isShown($0) })
    screen.canUndo =
      notes.deleted != nil && defect != .enablesNoUndo || defect == .enablesUndoAtFirst && !notes.hasRead
    screen.statusLabel.text = statusText
    if defect != .tellsTheNoteOnly { banner.syncLabel.text = notes.sync }
  }

  private func newRows(_ new: [Note]) {
    rows = new
    screen.tableView.reloadData()
  }

  private func isShown(_ note: Note) -> Bool {
    if defect == .showsSavedNotesAlways, note.id == savedID { return true }
    let text =
      switch defect {
      case .trimsNoFilter: usedFilter
      case .trimsTheEndOfTheFilterOnly: String(usedFilter.reversed().drop(while: \.isWhitespace).reversed())
      default: usedFilter.trimmingCharacters(in: .whitespacesAndNewlines)
      }
    switch defect {
    case .filtersByPrefix: return note.title.lowercased().hasPrefix(text.lowercased()) || text.isEmpty
    case .filtersByCase:
      return text.isEmpty || note.title.range(of: text, options: .diacriticInsensitive) != nil
    case .filtersByAccents:
      return text.isEmpty || note.title.range(of: text, options: .caseInsensitive) != nil
    case .filtersByPattern:
      return text.isEmpty
        || note.title.range(of: text, options: [.regularExpression, .caseInsensitive, .diacriticInsensitive])
          != nil
        || note.titleContains(text)
    case .filtersByWords: return text.split(separator: " ").allSatisfy { note.titleContains(String($0)) }
    case .filtersTextsToo:
      return note.titleContains(text) || note.body.lowercased().contains(text.lowercased())
    default: return note.titleContains(text)
    }
  }

  private var statusText: String {
    let client = notes.client
    if isReading, defect != .prefersTheMessageToLoading || notes.message.isEmpty {
      return client.text(NotesStrings.loading)
    }
    let noRows = noRowsText
    if defect == .prefersNoNotesToTheMessage, notes.hasRead, !noRows.isEmpty { return noRows }
    return notes.message.isEmpty ? noRows : notes.message
  }

  private var noRowsText: String {
    guard notes.hasRead || defect == .claimsNoNotesBeforeReading, !hasFailed, rows.isEmpty else { return "" }
    switch defect {
    case .claimsNoMatchWithoutNotes where !screen.filterField.text.isEmpty: return NotesStrings.noMatch
    default: return notes.client.text(notes.count == 0 ? NotesStrings.noNotes : NotesStrings.noMatch)
    }
  }
}

extension ReferenceNoteList: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    let note = rows[indexPath.row]
    let text = defect == .showsTexts ? note.body : notes.oldTitle ?? note.title
    cell.text = notes.client.plain(text, unless: .dropsControlCharactersInRows)
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let note = (defect == .opensTheRowOfAllNotes ? notes.all : rows)[indexPath.row]
    notes.userDoes(.selecting)
    open(note)
  }
}
