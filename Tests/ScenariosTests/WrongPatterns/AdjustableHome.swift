import Examples
import TerminalKit

/// The Home screen, honest but for the rule that it breaks.
final class AdjustableHome: ViewController {
  private static let warning = "You are logged in, but this device could not remember you."

  private let session: Session
  private let isStored: Bool
  private let account: AdjustableAccount
  private let broken: Rule?
  private let logOut: Button
  private let welcome = Label(identifier: "welcome")
  private let notice = Label(identifier: "notice")
  private var cycle: AnyObject?

  init(session: Session, isStored: Bool, account: AdjustableAccount, breaking rule: Rule?) {
    self.session = session
    self.isStored = isStored
    self.account = account
    broken = rule
    logOut = Button(title: rule == .namesLogOutWrongly ? "Log Out" : "Log out", identifier: "logOut")
    super.init()
    title = rule == .namesHomeWrongly ? "home" : "Home"
    if rule == .leaksHome { cycle = self }
  }

  override func loadView() {
    view = View()
    for widget in [welcome, notice, logOut] { view.addSubview(widget) }
    if broken == .keepsTheStatusOnHome { view.addSubview(Label(identifier: "status")) }
  }

  override func viewDidLoad() {
    logOut.addTarget(self, action: AdjustableHome.didTapLogOut, for: .touchUpInside)
    welcome.text = welcomeText
    notice.text = noticeText
  }

  private var welcomeText: String {
    let memory = account.memory
    let name =
      broken == .welcomesTheEarlierUser ? memory.person?.firstName ?? session.user.name : session.user.name
    memory.person = Person(firstName: name, lastName: "")
    switch broken {
    case .welcomesWrongly: return "Welcome \(name)"
    case .welcomesByEmail: return "Welcome, \(session.user.email)"
    case .cleansTheName: return "Welcome, " + name.filter { !$0.isNewline }
    default: return "Welcome, \(name)"
    }
  }

  private var noticeText: String {
    let memory = account.memory
    let hasWarned = memory.hasWarned
    memory.hasWarned = !isStored
    switch broken {
    case .hidesThatStoringFailed: return ""
    case .warnsAlways: return Self.warning
    case .keepsTheWarning where hasWarned: return Self.warning
    case .wordsTheWarningWrongly where !isStored: return "This device could not remember you."
    default: return isStored ? "" : Self.warning
    }
  }

  private func didTapLogOut() {
    account.forget()
    if broken == .asksAtLogOut { account.sendUnwanted() }
    let login = AdjustableLogin(account: account, breaking: broken)
    navigationController?.setViewControllers(broken == .stacksTheScreens ? [self, login] : [login])
  }
}
