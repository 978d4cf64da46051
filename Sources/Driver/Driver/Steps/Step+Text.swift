extension Step: CustomStringConvertible {
  /// The step as a line of a script, which parses to the same step.
  public var description: String {
    switch self {
    case .type(let text, let widget): "type \(widget) \(Quoting.isPlain(text) ? text : Quoting.quote(text))"
    case .clear(let widget): "clear \(widget)"
    case .tap(let widget): "tap \(widget)"
    case .doubleTap(let widget): "double-tap \(widget)"
    case .select(let row, let widget): "select \(widget) \(row)"
    case .back: "back"
    case .link(let text): "link \(Quoting.isPlain(text) ? text : Quoting.quote(text))"
    case .see(let expectation): "see \(expectation)"
    case .screen: "screen"
    case .close: "close"
    case .launch: "launch"
    case .relaunch: "relaunch"
    case .server(let action): "server \(action)"
    case .settings(let word, let texts): ([word] + texts.map(Quoting.quote)).joined(separator: " ")
    case .sessionFile(let payload): "session file \(payload)"
    case .storage(let works): works ? "storage works" : "storage fails"
    }
  }
}

extension Expectation: CustomStringConvertible {
  /// The words after `see`.
  public var description: String {
    switch self {
    case .text(let text, let widget): "\(widget) \(Quoting.quote(text))"
    case .placeholder(let text, let widget): "\(widget) placeholder \(Quoting.quote(text))"
    case .enabled(let isEnabled, let widget): "\(widget) \(isEnabled ? "enabled" : "disabled")"
    case .running(let isRunning, let widget): "\(widget) \(isRunning ? "running" : "stopped")"
    case .row(let row, let text, let widget): "\(widget) \(row) \(Quoting.quote(text))"
    case .rowCount(let count, let widget): "\(widget) count \(count)"
    case .selectedRow(let row, let widget): "\(widget) selected \(row)"
    case .absent(let widget): "no \(widget)"
    case .title(let text): "title \(Quoting.quote(text))"
    case .requests(let count): "requests \(count)"
    case .request(let number, let text): "request \(number) \(Quoting.quote(text))"
    case .header(let number, let name, let value): "request \(number) header \(name) \(Quoting.quote(value))"
    case .cancelled(let number): "request \(number) cancelled"
    case .session(let text): text.map { "session \(Quoting.quote($0))" } ?? "no session"
    case .sessionMode(let digits): "session mode \(digits)"
    case .setAside(let payload): "session set aside \(payload)"
    case .timeout(let number, let seconds): "request \(number) waits \(seconds) seconds"
    case .screens(let count): "screens \(count)"
    case .noMoreObjects: "no more objects"
    case .noPassword: "no password left"
    case .nothingLeft: "nothing left"
    }
  }
}

extension ServerAction: CustomStringConvertible {
  /// The words after `server`.
  public var description: String {
    switch self {
    case .holds: "holds"
    case .hasNotes(let count): "has \(count) notes"
    case .answersAsService(let request): "answers" + Self.suffix(request)
    case .answers(let status, let body, let request):
      "answers \(status)" + (body == .text("") ? "" : " \(body)") + Self.suffix(request)
    case .unreachable(let request): "is unreachable" + Self.suffix(request)
    case .timesOut(let request): "times out" + Self.suffix(request)
    case .losesAnswer(let request): "loses the answer" + Self.suffix(request)
    }
  }

  private static func suffix(_ request: Int?) -> String {
    request.map { " for request \($0)" } ?? ""
  }
}
