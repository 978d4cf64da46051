import Catalog
import Records
import Verdicts

/// The words for the figures that decide the answers of `compare choose`.
package struct CriterionWords {
  let measured: CriterionFigures
  let cards: [Card]

  package init(_ measured: CriterionFigures, of cards: [Card]) {
    self.measured = measured
    self.cards = cards
  }

  // MARK: Figures

  /// A pattern's figure in a table, such as `5/2`, `97 %` or `8.3`; a dash
  /// if nobody knows it.
  package func cell(of id: Card.ID) -> String {
    guard let figure = measured.figures[id] else { return "–" }
    guard case .request = measured.criterion else { return text(figure) }
    return "\(text(figure))/\(measured.brokenTests[id].map(grouped) ?? "–")"
  }

  /// A figure that an answer rules out, and by how much:
  /// `5 files, 3 more than MVC`.
  package func loss(of id: Card.ID, limit: Int?) -> String {
    guard let figure = measured.figures[id],
      let excess = measured.excess(of: id, limit: limit)
    else { return "–" }
    switch measured.criterion {
    case .request:
      let files = counted(Int(figure), "file")
      if limit != nil { return "\(files), \(text(excess)) too many" }
      return "\(files), \(text(excess)) more than \(namesOfLeast)"
    case .stepsOfViews:
      return "\(counted(Int(figure), "step")) of views"
    case .testsWithoutUI:
      return "\(text(figure)), \(grouped(Int(excess))) below"
    case .typesPerScreen:
      return "\(text(figure)) a screen, \(text(excess)) too many"
    case .newLines:
      return "\(counted(Int(figure), "line")), \(text(excess)) too many"
    }
  }

  /// The pattern with the least figure; a phrase if there are several.
  private var namesOfLeast: String {
    let least = cards.filter {
      !$0.isMisuse && measured.figures[$0.id] == measured.least
    }
    guard let first = least.first, least.count == 1 else { return "the least" }
    return first.shortName
  }

  /// Some patterns by figure: `1 MVC and MVP; 2 MODA-V`.
  func groups(of cards: [Card]) -> String {
    let texts = measured.groups(of: cards).map { group in
      "\(text(group.figure)) \(listed(group.cards.map(\.shortName)))"
    }
    return texts.joined(separator: "; ")
  }

  private func text(_ figure: Double) -> String {
    switch measured.criterion {
    case .testsWithoutUI: "\(grouped(Int(figure))) %"
    case .typesPerScreen where figure != figure.rounded(): oneDecimal(figure)
    case .typesPerScreen, .request, .stepsOfViews, .newLines:
      grouped(Int(figure))
    }
  }

  // MARK: What they count

  /// What the figure counts, and in which example or request.
  var subject: String {
    let example = measured.example.name
    switch measured.criterion {
    case .request: return "files touched by \(request)"
    case .testsWithoutUI:
      return "tests of \(example) that need no UI, network or disk, in per cent"
    case .stepsOfViews:
      return "steps to another screen that views of \(example) take themselves"
    case .typesPerScreen:
      let screens = Criterion.screens.count
      return "types of \(example) for each of its \(screens) screens"
    case .newLines(let today):
      let name = cards.first { $0.id == today }?.name ?? today
      return "lines of \(example) that \(name) does not have"
    }
  }

  /// What the cells of a table count, and which of their differences are none;
  /// a limit of the user's own has no such difference.
  package func legend(limit: Int? = nil) -> String {
    guard case .request = measured.criterion else { return "\(subject)." }
    let meaning = "files touched/tests broken by \(request)."
    if limit != nil { return meaning }
    return [meaning, tolerance].compactMap(\.self).joined(separator: " ")
  }

  /// The difference that tells no patterns apart; nil if any does.
  var tolerance: String? {
    guard let tolerance = measured.tolerance else { return nil }
    let reason =
      switch measured.spread {
      case nil: "one counts as none"
      case .some(let spread) where spread < tolerance:
        "two authors agreed, and one counts as none"
      case .some: "two authors of one pattern differ by as much"
      }
    let files = counted(tolerance, "file")
    return "A difference of \(files) rules nobody out: \(reason)."
  }

  private var request: String {
    guard let request = measured.criterion.request else { return "" }
    let summary = request.summary.dropLast()
    return "'\(summary)' (\(request.id), in \(request.example))"
  }
}
