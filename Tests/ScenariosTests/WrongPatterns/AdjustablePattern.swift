import Examples
import Foundation
import TerminalKit

/// Both examples with one controller per screen, written anew from the contract; honest but for the rule that it breaks.
struct AdjustablePattern: GreetingPattern, LoginPattern {
  let id: String
  private let broken: Rule?
  private let memory = AdjustableMemory()

  init(breaking rule: Rule? = nil) {
    id = rule?.rawValue ?? "honest"
    broken = rule
  }

  func showGreeting(for person: Person, in window: Window) {
    let person = broken == .keepsThePersonOverRelaunch ? memory.person ?? person : person
    memory.person = person
    window.rootViewController = AdjustableGreeting(person: person, memory: memory, breaking: broken)
  }

  func showLogin(with environment: LoginEnvironment, in window: Window) {
    let account = AdjustableAccount(environment: environment, memory: memory, broken: broken)
    let navigation = NavigationController()
    if let session = account.restored() {
      if broken == .asksAgainWhenRestoring { account.sendUnwanted() }
      navigation.setViewControllers([
        AdjustableHome(session: session, isStored: true, account: account, breaking: broken)
      ])
    } else {
      navigation.setViewControllers([AdjustableLogin(account: account, breaking: broken)])
    }
    window.rootViewController = navigation
  }
}

/// What a wrong pattern keeps from one launch or one user to the next; an honest one reads nothing of it.
@MainActor
final class AdjustableMemory {
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
