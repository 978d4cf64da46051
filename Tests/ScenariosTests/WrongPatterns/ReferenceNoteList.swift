import Examples
import Foundation
import TerminalKit

/// The list, correct except for the given defect.
final class ReferenceNoteList: ViewController {
  private let notes: ReferenceNotes
  private let defect: NotesDefect?
  private let filter: TextField
  private let table = TableView(identifier: "notes")
  private let add: Button
  private let refresh: Button
  private let undo: Button
  private let progress = ActivityIndicator(identifier: "progress")
  private let status = Label(identifier: "status")
  private let sync = Label(identifier: "sync")
  private var rows: [Note] = []
  private var reading: Task<Void, Never>?
  private(set) var isReading = false
  private var usedFilter = ""
  private var savedID: Note.ID?
  private var hasAppeared = false
  private var hasFailed = false
  private var ignoresFilter = false
  private var leaked: ViewController?
  private var kept: [KeptObject] = []
  private var cycle: AnyObject?

  init(notes: ReferenceNotes) {
    self.notes = notes
    defect = notes.defect
    filter = TextField(placeholder: notes.client.text("Filter"), identifier: "filter")
    add = Button(title: notes.client.text("Add"), identifier: "add")
    refresh = Button(title: notes.client.text("Refresh"), identifier: "refresh")
    undo = Button(title: notes.client.text("Undo"), identifier: "undo")
    super.init()
    title = notes.client.text(NoteListScreen.title)
    if defect == .leaksTheList { cycle = self }
    if defect == .readsTheListBeneath { loadViewIfNeeded() }
  }

  deinit {
    if defect != .closesWithoutCancellingTheList { reading?.cancel() }
  }

  override func loadView() {
    view = View()
    for widget in [filter, table, add, refresh, undo, progress, status, sync] { view.addSubview(widget) }
  }

  override func viewDidLoad() {
    filter.addTarget(self, action: ReferenceNoteList.didEditFilter, for: .editingChanged)
    add.addTarget(self, action: ReferenceNoteList.didTapAdd, for: .touchUpInside)
    refresh.addTarget(self, action: ReferenceNoteList.didTapRefresh, for: .touchUpInside)
    undo.addTarget(self, action: ReferenceNoteList.didTapUndo, for: .touchUpInside)
    table.dataSource = self
    table.delegate = self
    notes.list = self
    if defect == .remembersTheFilter { filter.text = notes.memory.filter }
    if defect != .readsNothingAtFirst { read() }
    update()
  }

  override func viewWillAppear() {
    guard hasAppeared else { return hasAppeared = true }
    if defect == .readsAtEachReturn { read() }
    if defect == .dropsTheMessageOnReturn { notes.tell("") }
    if defect == .emptiesTheFilterOnReturn { filter.text = "" }
    update()
  }

  override func viewDidDisappear() {
    if defect == .sendsADeleteAtClosing { notes.sendDelete() }
  }

  // MARK: Actions

  private func didEditFilter() {
    notes.memory.filter = filter.text
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
    if defect == .emptiesTheFilterAtRefresh { filter.text = "" }
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
    if defect == .leaksTheNote { leaked = detail }
    if defect == .keepsAnObjectOfEachNote { kept.append(KeptObject()) }
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
    table.allowsSelection = isReading ? defect == .leavesRowsEnabled : defect != .leavesRowsDisabled
    add.isEnabled = isReading ? defect == .leavesAddEnabled : defect != .leavesAddDisabled
    refresh.isEnabled = isReading ? defect == .leavesRefreshEnabled : defect != .leavesRefreshDisabled
    filter.isEnabled = isReading ? defect != .disablesTheFilter : defect != .leavesTheFilterDisabled
    switch (isReading, defect) {
    case (true, .startsNoIndicator), (false, .leavesIndicatorRunning): break
    case (true, _): progress.startAnimating()
    case (false, _): progress.stopAnimating()
    }
    update()
  }

  // MARK: What is shown

  func update() {
    if defect != .filtersAtRefreshOnly || isReading, defect != .filtersAfterReadingOnly || !isReading {
      usedFilter = filter.text
    }
    newRows(notes.all.filter { ignoresFilter || isShown($0) })
    undo.isEnabled =
      notes.deleted != nil && defect != .enablesNoUndo || defect == .enablesUndoAtFirst && !notes.hasRead
    status.text = statusText
    if defect != .tellsTheNoteOnly { sync.text = notes.sync }
  }

  private func newRows(_ new: [Note]) {
    rows = new
    table.reloadData()
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
    case .claimsNoMatchWithoutNotes where !filter.text.isEmpty: return NotesStrings.noMatch
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

/// What a list keeps of a note that was opened, by mistake.
private final class KeptObject {}
