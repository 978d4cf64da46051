import Catalog
import Records
import Verdicts

/// Composes what came of change requests in some patterns.
struct ChangeComposer {
  let results: [CellResult]

  var document: Document {
    let requests = ChangeRequest.all.filter { request in results.contains { $0.request == request.id } }
    return Document(requests.map(section) + [totals])
  }

  private func section(of request: ChangeRequest) -> [Block] {
    let kind = request.isControl ? " It is a control: no pattern should have to change." : ""
    return [
      .heading(1, [Span("\(request.id): \(request.summary)\(kind)")]),
      .lines(results.filter { $0.request == request.id }.map(line)),
    ]
  }

  private func line(of result: CellResult) -> Line {
    let patches = result.patches.isEmpty ? "no patch of its own" : listed(result.patches)
    guard result.isGood else {
      let failures = [
        result.compileError, failure("tests through the logic", result.logicTests),
        failure("tests of a part", result.partTests), failure("scenarios", result.scenarios),
      ].compactMap(\.self)
      return Line(mark: "✘ ", text: "\(result.pattern): \(patches)", tone: .bad, more: failures)
    }
    let tests = counted(result.logicTests.count + result.partTests.count, "unit test")
    let scenarios = counted(result.scenarios.count, "scenario")
    return Line(
      mark: "✔ ", text: "\(result.pattern): \(patches); \(tests) and \(scenarios) pass", tone: .good)
  }

  private func failure(_ kind: String, _ outcome: TestOutcome) -> String? {
    outcome.kills && outcome.ending != .compileError ? "\(kind): \(outcome.words)" : nil
  }

  private var totals: [Block] {
    let good = results.count(where: \.isGood)
    let text = "\(counted(results.count, "cell")): \(grouped(good)) pass"
    return [.paragraph([.mark(good == results.count), Span(text)])]
  }
}
