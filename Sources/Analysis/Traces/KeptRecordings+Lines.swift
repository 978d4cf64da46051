import Examples

extension KeptRecordings {
  /// The lines of the file, of which each has one fact; equal recordings have equal lines.
  var lines: [RecordingLine] {
    let facts = referenceLines + recordings.flatMap(Self.lines)
    return [.head(RecordingLine.Head(fingerprint: fingerprint, lines: facts.count + 1))] + facts
  }

  private var referenceLines: [RecordingLine] {
    references.sorted { $0.key < $1.key }.flatMap { example, references in
      references.map { .reference(RecordingLine.Reference(example: example, from: $0.from, to: $0.to)) }
    }
  }

  private static func lines(of recording: Recording) -> [RecordingLine] {
    let start = RecordingLine.Scenario(example: recording.example, name: recording.scenario)
    var lines: [RecordingLine] = [.scenario(start)]
    var shown: String?
    for step in recording.steps {
      lines.append(.step(RecordingLine.Step(text: step.text)))
      lines += step.calls.map { .call($0) }
      if let window = step.window, window != shown {
        lines.append(.window(RecordingLine.Window(text: window)))
        shown = window
      }
    }
    return lines
  }

  /// Puts the lines of a pattern's file together; throws the number of the first line that belongs to nothing.
  init(_ lines: [RecordingLine], of pattern: String) throws(MisplacedLine) {
    guard case .head(let head) = lines.first else { throw MisplacedLine(number: 1) }
    var references: [String: [TypeReference]] = [:]
    var recordings: [Recording] = []
    var shown: String?
    for (number, line) in zip(2..., lines.dropFirst()) {
      switch line {
      case .reference(let reference):
        references[reference.example, default: []].append(
          TypeReference(from: reference.from, to: reference.to))
      case .scenario(let start):
        guard Example.all.contains(where: { $0.id == start.example }) else {
          throw MisplacedLine(number: number)
        }
        recordings.append(
          Recording(pattern: pattern, example: start.example, scenario: start.name, steps: []))
        shown = nil
      case .step(let step):
        guard !recordings.isEmpty else { throw MisplacedLine(number: number) }
        recordings[recordings.count - 1].steps.append(Recording.Step(text: step.text, window: shown))
      case .call(let call):
        guard let last = recordings.last?.steps.indices.last else { throw MisplacedLine(number: number) }
        recordings[recordings.count - 1].steps[last].calls.append(call)
      case .window(let window):
        guard let last = recordings.last?.steps.indices.last else { throw MisplacedLine(number: number) }
        recordings[recordings.count - 1].steps[last].window = window.text
        shown = window.text
      case .head: throw MisplacedLine(number: number)
      }
    }
    self.init(fingerprint: head.fingerprint, references: references, recordings: recordings)
  }

  /// A line of a file that does not belong where it is.
  struct MisplacedLine: Error {
    /// The line's number, from 1.
    let number: Int
  }
}
