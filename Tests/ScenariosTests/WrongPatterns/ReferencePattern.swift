import Examples
import Foundation
import TerminalKit

/// All examples with one controller and the shared view per screen, correct except for the given defect.
struct ReferencePattern: GreetingPattern, LoginPattern, NotesPattern {
  let id: String
  private let defect: Defect?
  private let notesDefect: NotesDefect?
  private let text: Wording
  private let memory = ReferenceMemory()

  init(defect: Defect? = nil, notes notesDefect: NotesDefect? = nil, misspelt: String? = nil) {
    id = defect?.rawValue ?? notesDefect?.rawValue ?? misspelt.map { "misspells \($0)" } ?? "reference"
    (self.defect, self.notesDefect, text) = (defect, notesDefect, Wording(misspelt: misspelt))
  }

  func showGreeting(for person: Person, in window: Window) {
    let person = defect == .keepsThePersonOverRelaunch ? memory.person ?? person : person
    memory.person = person
    window.rootViewController = ReferenceGreeting(
      person: person, memory: memory, defect: defect, text: text)
  }

  func showLogin(with environment: LoginEnvironment, in window: Window) {
    let account = ReferenceAccount(environment: environment, memory: memory, defect: defect, text: text)
    let navigation = NavigationController()
    if let session = account.restored() {
      if defect == .sendsWhenRestoring { account.sendUnwanted() }
      navigation.setViewControllers([ReferenceHome(session: session, isStored: true, account: account)])
    } else {
      navigation.setViewControllers([ReferenceLogin(account: account)])
    }
    window.rootViewController = navigation
  }

  func showNotes(with environment: NotesEnvironment, in window: Window) {
    let client = ReferenceNotesClient(environment: environment, defect: notesDefect, text: text)
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
  var leaked: [AnyObject] = []

  nonisolated init() {}
}
