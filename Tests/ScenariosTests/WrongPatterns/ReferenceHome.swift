import Examples
import TerminalKit

/// The Home screen, correct except for the given defect.
final class ReferenceHome: ReferenceController<HomeScreen> {
  private let session: Session
  private let isStored: Bool
  private let account: ReferenceAccount
  private let defect: Defect?

  init(session: Session, isStored: Bool, account: ReferenceAccount) {
    self.session = session
    self.isStored = isStored
    self.account = account
    defect = account.defect
    super.init(HomeScreen(), title: account.text(HomeScreen.title))
    if defect == .leaksHome { account.memory.leaked.append(self) }
  }

  override func viewDidLoad() {
    screen.logOutButton.addTarget(self, action: ReferenceHome.didTapLogOut, for: .touchUpInside)
    screen.welcomeLabel.text = welcomeText
    screen.noticeLabel.text = noticeText
    if defect == .keepsTheStatusOnHome { view.addSubview(Label(identifier: "status")) }
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
    return warns ? account.text(LoginStrings.notRemembered) : ""
  }

  private func didTapLogOut() {
    account.forget()
    if defect == .sendsAtLogOut { account.sendUnwanted() }
    let login = ReferenceLogin(account: account)
    navigationController?.setViewControllers(defect == .stacksTheScreens ? [self, login] : [login])
  }
}
