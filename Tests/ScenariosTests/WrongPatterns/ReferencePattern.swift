import Examples
import Foundation
import TerminalKit

/// All examples with one controller per screen and the shared wire format and texts, correct except for the given defect.
struct ReferencePattern: GreetingPattern, LoginPattern, NotesPattern {
  let id: String
  private let defect: Defect?
  private let notesDefect: NotesDefect?
  private let misspelt: String?
  private let memory = ReferenceMemory()

  init(defect: Defect? = nil) {
    id = defect?.rawValue ?? "reference"
    self.defect = defect
    (notesDefect, misspelt) = (nil, nil)
  }

  /// Notes with a defect or a misspelt text.
  init(notes defect: NotesDefect?, misspelt: String? = nil) {
    id = defect?.rawValue ?? misspelt.map { "misspells \($0)" } ?? "reference"
    (self.defect, notesDefect, self.misspelt) = (nil, defect, misspelt)
  }

  func showGreeting(for person: Person, in window: Window) {
    let person = defect == .keepsThePersonOverRelaunch ? memory.person ?? person : person
    memory.person = person
    window.rootViewController = ReferenceGreeting(person: person, memory: memory, defect: defect)
  }

  func showLogin(with environment: LoginEnvironment, in window: Window) {
    let account = ReferenceAccount(environment: environment, memory: memory, defect: defect)
    let navigation = NavigationController()
    if let session = account.restored() {
      if defect == .sendsWhenRestoring { account.sendUnwanted() }
      navigation.setViewControllers([
        ReferenceHome(session: session, isStored: true, account: account, defect: defect)
      ])
    } else {
      navigation.setViewControllers([ReferenceLogin(account: account, defect: defect)])
    }
    window.rootViewController = navigation
  }

  func showNotes(with environment: NotesEnvironment, in window: Window) {
    let client = ReferenceNotesClient(environment: environment, defect: notesDefect, misspelt: misspelt)
    let notes = ReferenceNotes(client: client, memory: memory)
    var screens: [ViewController] = [ReferenceNoteList(notes: notes)]
    let id = environment.openID ?? (notesDefect == .opensAnEmptyIdentifier ? "" : nil)
    if let id, notesDefect != .opensNoNoteAtFirst {
      if notesDefect == .hasNoListBeneath { screens = [] }
      screens.append(ReferenceNote(notes: notes, id: id))
    }
    let navigation = NavigationController()
    navigation.setViewControllers(screens)
    window.rootViewController = navigation
  }
}

/// State that a wrong pattern keeps across launches and users; a correct one does not read it.
@MainActor
final class ReferenceMemory {
  var person: Person?
  var greeting = ""
  var session: Session?
  var email = ""
  var password = ""
  var status = ""
  var hasWarned = false
  var failures = 0
  var notes: [Note] = []
  var filter = ""
  var draft = NoteDraft()
  var drafts: [Note.ID: NoteDraft] = [:]
  var question: AnyObject?

  nonisolated init() {}
}
