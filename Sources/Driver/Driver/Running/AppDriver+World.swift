import AccountService
import Examples

/// Steps that change the world around the program.
extension AppDriver {
  func service() throws(StepFailure) -> EmbeddedService {
    guard let service = world.service else {
      throw .mistake("steps cannot control a real server")
    }
    return service
  }

  @discardableResult
  func disk() throws(StepFailure) -> ScenarioDisk {
    guard let disk = world.disk else { throw .mistake("this step is for scenarios only") }
    return disk
  }

  func set(_ word: String, _ texts: [String]) throws(StepFailure) {
    try disk()
    guard let settings = example.settings, settings.step == word else {
      throw .mistake("this example has no step '\(word)'")
    }
    if let refusal = settings.refusal(texts) { throw .mistake(refusal) }
    world.environment.settings = texts
  }

  func perform(_ action: ServerAction) throws(StepFailure) {
    let service = try service()
    switch action {
    case .holds: service.setHolds(true)
    case .hasNotes(let count):
      guard count <= 100_000 else { throw .mistake("the server has room for 100000 notes") }
      service.update(NotesEndpoint.self) { $0.replaceNotes(with: count) }
    case .answersAsService(let request): try end(request, with: nil)
    case .answers(let status, let body, let request):
      try end(request, with: .answer(HTTPResponse(status: status, body: body.data)))
    case .unreachable(let request): try end(request, with: .failure(.cannotConnectToHost))
    case .timesOut(let request): try timeOut(request)
    case .losesAnswer(let request): try timeOut(request, isHandled: true)
    }
  }

  private func timeOut(_ request: Int?, isHandled: Bool = false) throws(StepFailure) {
    let oldest = try service().exchanges.first { $0.state == .held }
    try end(request, with: .failure(.timedOut), isHandled: isHandled)
    // A service cannot send a timeout over a socket.
    if let number = request ?? oldest?.number { world.endTimeout(number) }
  }

  private func end(_ request: Int?, with reply: Reply?, isHandled: Bool = false) throws(StepFailure) {
    let service = try service()
    if service.end(request, with: reply, isHandled: isHandled) { return }
    // Over a real connection a cancelled request cannot be answered; with a scripted transport it can.
    if let request, service.exchanges.first(where: { $0.number == request })?.wasCancelled == true { return }
    throw .mistake("no such request is waiting; 'server holds' keeps them waiting")
  }
}
