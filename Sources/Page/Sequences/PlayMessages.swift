/// The different messages of all sequences: each stands in the page's JSON
/// once, and steps refer to it by its number.
///
/// They are columns, so that the names of the properties stand there once;
/// names of roles are numbers too.
struct PlayMessages: Encodable {
  private enum CodingKeys: CodingKey {
    case roles, from, to, text, lines, received
  }

  /// The names of senders and receivers.
  private var roles = NumberedList<String>()
  private var from: [Int?] = []
  private var to: [Int] = []
  private var text: [String] = []
  private var lines = LineColumns()
  /// The numbers of those whose line is that of the called member.
  private var received: [Int] = []

  private var numbers = NumberedList<PlayMessage>()

  /// The number of a message, which is added if it is new.
  mutating func number(of message: PlayMessage) -> Int {
    let number = numbers.number(of: message)
    if number == text.count { add(message) }
    return number
  }

  private mutating func add(_ message: PlayMessage) {
    if message.isReceived { received.append(text.count) }
    from.append(message.from.map { roles.number(of: $0) })
    to.append(roles.number(of: message.to))
    text.append(message.text)
    lines.append(message.line)
  }
}
