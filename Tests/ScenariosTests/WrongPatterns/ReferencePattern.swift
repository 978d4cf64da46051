import Examples
import Foundation
import TerminalKit

/// All examples with one controller per screen and the shared wire format and texts, correct except for the given defect.
struct ReferencePattern: GreetingPattern, LoginPattern {
  let id: String
  private let defect: Defect?
  private let memory = ReferenceMemory()

  init(defect: Defect? = nil) {
    id = defect?.rawValue ?? "reference"
    self.defect = defect
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

  nonisolated init() {}
}
