import Examples
import TerminalKit

/// The Home screen, correct except for the given defect.
final class ReferenceHome: ViewController {
  private static let warning = "You are logged in, but this device could not remember you."

  private let session: Session
  private let isStored: Bool
  private let account: ReferenceAccount
  private let defect: Defect?
  private let logOut: Button
  private let welcome = Label(identifier: "welcome")
  private let notice = Label(identifier: "notice")
  private var cycle: AnyObject?

  init(session: Session, isStored: Bool, account: ReferenceAccount, defect: Defect?) {
    self.session = session
    self.isStored = isStored
    self.account = account
    self.defect = defect
    logOut = Button(title: defect == .namesLogOutWrongly ? "Log Out" : "Log out", identifier: "logOut")
    super.init()
    title = defect == .namesHomeWrongly ? "home" : "Home"
    if defect == .leaksHome { cycle = self }
  }

  override func loadView() {
    view = View()
    for widget in [welcome, notice, logOut] { view.addSubview(widget) }
    if defect == .keepsTheStatusOnHome { view.addSubview(Label(identifier: "status")) }
  }

  override func viewDidLoad() {
    logOut.addTarget(self, action: ReferenceHome.didTapLogOut, for: .touchUpInside)
    welcome.text = welcomeText
    notice.text = noticeText
  }

  private var welcomeText: String {
    let memory = account.memory
    let name =
      defect == .welcomesTheEarlierUser ? memory.person?.firstName ?? session.user.name : session.user.name
    memory.person = Person(firstName: name, lastName: "")
    switch defect {
    case .welcomesWrongly: return "Welcome \(name)"
    case .welcomesByEmail: return "Welcome, \(session.user.email)"
    case .dropsNewlinesInTheName: return "Welcome, " + name.filter { !$0.isNewline }
    default: return "Welcome, \(name)"
    }
  }

  private var noticeText: String {
    let memory = account.memory
    let hasWarned = memory.hasWarned
    memory.hasWarned = !isStored
    switch defect {
    case .hidesThatStoringFailed: return ""
    case .warnsAlways: return Self.warning
    case .keepsTheWarning where hasWarned: return Self.warning
    case .wordsTheWarningWrongly where !isStored: return "This device could not remember you."
    default: return isStored ? "" : Self.warning
    }
  }

  private func didTapLogOut() {
    account.forget()
    if defect == .sendsAtLogOut { account.sendUnwanted() }
    let login = ReferenceLogin(account: account, defect: defect)
    navigationController?.setViewControllers(defect == .stacksTheScreens ? [self, login] : [login])
  }
}
