import Examples
import Foundation
import TerminalKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A pattern whose first screen has a table of titles, each of which pushes a screen, and which reads them from the server.
struct TablePattern: NotesPattern {
  /// A mistake that a session must find.
  enum Defect: String, CaseIterable {
    case otherRowText, extraRow, opensNothing, opensTheFirstRow, marksTheFirstRow, staysSelectable,
      replacesTheScreen
    case sendsNoHeader
  }

  var defect: Defect?
  var id: String { defect?.rawValue ?? "table" }

  func showNotes(with environment: NotesEnvironment, in window: Window) {
    let list = TableController(environment: environment, defect: defect)
    window.rootViewController = NavigationController(rootViewController: list)
  }
}

private final class TableController: ViewController, TableViewDataSource, TableViewDelegate {
  private let screen = NoteListScreen()
  private let environment: NotesEnvironment
  private let defect: TablePattern.Defect?
  private var titles = ["One", "Two", "Three"]

  init(environment: NotesEnvironment, defect: TablePattern.Defect?) {
    (self.environment, self.defect) = (environment, defect)
    super.init()
    title = NoteListScreen.title
  }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.refreshButton.addTarget(self, action: TableController.refresh, for: .touchUpInside)
    screen.addButton.addTarget(self, action: TableController.ask, for: .touchUpInside)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    titles.count + (defect == .extraRow ? 1 : 0)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "title", for: indexPath)
    let text = indexPath.row < titles.count ? titles[indexPath.row] : "More"
    cell.text = defect == .otherRowText ? text.uppercased() : text
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let detail = ViewController()
    detail.view = NoteDetailScreen()
    detail.title = titles[defect == .opensTheFirstRow ? 0 : indexPath.row]
    guard defect != .opensNothing else { return }
    if defect == .marksTheFirstRow {
      tableView.delegate = nil
      tableView.tapRow(at: IndexPath(row: 0, section: 0))
      tableView.delegate = self
    }
    if defect == .replacesTheScreen {
      navigationController?.setViewControllers([detail])
    } else {
      navigationController?.pushViewController(detail)
    }
  }

  /// Presents a question that only a button of its own or Back can answer.
  private func ask() {
    present(NoteEditorScreen.discardAlert { [weak self] in self?.screen.statusLabel.text = "Discarded" })
  }

  private func refresh() {
    screen.isLoading = true
    if defect == .staysSelectable { screen.tableView.allowsSelection = true }
    var request = NotesWire.listRequest(at: environment.server, timeout: environment.timeout)
    if defect != .sendsNoHeader { request.setValue("\"1\"", forHTTPHeaderField: "If-None-Match") }
    Task { [weak self, environment] in
      let answer = try? await environment.transport.send(request)
      self?.show((try? answer.map(NotesWire.notes)) ?? [])
    }
  }

  private func show(_ notes: [Note]) {
    screen.isLoading = false
    titles = notes.map(\.title)
    screen.tableView.reloadData()
  }
}
