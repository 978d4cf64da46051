import Examples
import TerminalKit

/// The Home screen, correct except for the given defect.
final class ReferenceHome: ViewController {
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
    logOut = Button(title: defect.wording("Log out", unless: .namesLogOutWrongly), identifier: "logOut")
    super.init()
    title = defect.wording("Home", unless: .namesHomeWrongly)
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
    case .dropsNewlinesInTheName: return LoginStrings.welcome(name.filter { !$0.isNewline })
    default: return LoginStrings.welcome(name)
    }
  }

  private var noticeText: String {
    let memory = account.memory
    let hasWarned = memory.hasWarned
    memory.hasWarned = !isStored
    let warns =
      switch defect {
      case .hidesThatStoringFailed: false
      case .warnsAlways: true
      case .keepsTheWarning where hasWarned: true
      default: !isStored
      }
    return warns ? defect.wording(LoginStrings.notRemembered, unless: .wordsTheWarningWrongly) : ""
  }

  private func didTapLogOut() {
    account.forget()
    if defect == .sendsAtLogOut { account.sendUnwanted() }
    let login = ReferenceLogin(account: account, defect: defect)
    navigationController?.setViewControllers(defect == .stacksTheScreens ? [self, login] : [login])
  }
}
