import Tracing

/// A sequence diagram as SVG: a lifeline for each participant, a band for each step, an arrow for each message.
struct SequenceDrawing {
  let trace: Trace

  /// The units between lifelines and between messages; sixteen are an em.
  private static let (column, row, margin) = (144, 30, 72)
  /// A character of a label is at most as wide.
  private static let character = 8

  private var width: Int { Self.column * trace.participants.count }

  /// Where a participant's lifeline is; the program's start is at the edge.
  private func line(of participant: String?) -> Int {
    let place = participant.flatMap { trace.participants.firstIndex(of: $0) }
    return place.map { Self.margin + $0 * Self.column } ?? 0
  }

  /// The heads, which stay in sight, and below them the messages.
  var svg: String {
    let heads = trace.participants.map { name in
      Self.text(name, at: line(of: name), 20, fitting: Self.column - 8)
    }
    var (y, body) = (0, "")
    for step in trace.steps {
      body += "<rect width=\"\(width)\" height=\"26\" y=\"\(y + 2)\"/>"
      body += Self.text(step.text, at: 6, y + 20, fitting: width - 12, classes: " class=\"step\"")
      y += Self.row
      for message in step.messages {
        y += Self.row
        body += arrow(of: message, y)
      }
      y += 8
    }
    let lifelines = trace.participants.map { "M\(line(of: $0)) 0V\(y)" }.joined()
    return frame("heads", 28, heads.joined())
      + frame("messages", y, "<path class=\"life\" d=\"\(lifelines)\"/>\(body)")
  }

  private func frame(_ name: String, _ height: Int, _ content: String) -> String {
    let em = { (units: Int) in "\(Double(units) / 16)em" }
    return """
      <svg class="\(name)" viewBox="0 0 \(width) \(height)" width="\(em(width))" height="\(em(height))">\(content)</svg>
      """
  }

  private func arrow(of message: Trace.Message, _ y: Int) -> String {
    let (start, end) = (line(of: message.from), line(of: message.to))
    let label = message.call.member + (message.call.count > 1 ? " ×\(message.call.count)" : "")
    // A label is wider than the gap between two lifelines can be, but stays in the drawing.
    let room = min(width, max(abs(end - start), Self.column * 2))
    let half = min(label.count * Self.character, room) / 2
    let middle = max(half, min(width - half, (start + end) / 2))
    return "<g><path d=\"M\(start) \(y)H\(end)\"/>\(Self.text(label, at: middle, y - 7, fitting: room))</g>"
  }

  /// A text that is shortened to a width, with the whole one as its title.
  private static func text(_ text: String, at x: Int, _ y: Int, fitting width: Int, classes: String = "")
    -> String
  {
    let most = width / character
    let isShort = text.count <= most
    let shown = HTMLText.escaped(isShort ? text : "\(text.prefix(most - 1))…")
    return """
      <text x="\(x)" y="\(y)"\(classes)>\(isShort ? "" : "<title>\(HTMLText.escaped(text))</title>")\(shown)</text>
      """
  }
}
