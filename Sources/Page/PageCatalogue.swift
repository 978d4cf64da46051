import Catalog
import Examples

/// What the scripts of the page know of the catalogue: the lists from
/// which the reader chooses.
struct PageCatalogue: Encodable {
  /// A pattern in the list of patterns.
  struct Pattern: Encodable {
    let id: String
    let name: String
    let shortName: String
    let summary: String
    /// The id of the pattern of which this is a misuse.
    let misuseOf: Card.ID?
    let roles: [Role]
  }

  /// A role of a pattern.
  struct Role: Encodable {
    let name: String
    let part: String
    let duty: String
  }

  /// A change request of the ledger.
  struct Request: Encodable {
    let id: String
    let summary: String
    /// The id of the example.
    let example: String
  }

  /// An example in the list of examples, or a view.
  struct Entry: Encodable {
    let id: String
    let title: String
  }

  /// The id of the element with the JSON.
  static let id = "catalogue"

  let title: String
  let views: [Entry]
  /// In the order of the page.
  let patterns: [Pattern]
  let examples: [Entry]
  /// The change requests of the ledger, in its order.
  let requests: [Request]
  /// The ids of the patterns that are compared at first.
  let initialPatterns: [Card.ID]
  /// The id of the example that is shown at first.
  let initialExample: String
  /// The beginnings of the ids of all files' lines; the page has their numbers.
  let files: [String]

  init(_ content: PageContent, lines: LineAddresses, title: String) {
    let cards = content.findings.patterns.map(\.card)
    self.title = title
    views = PageView.allCases.map { view in
      Entry(id: view.rawValue, title: view.title)
    }
    patterns = cards.map(Pattern.init)
    let examples = content.findings.examples
    self.examples = examples.map { Entry(id: $0.id, title: $0.name) }
    let requests = ChangeRequest.all.filter { request in
      content.ledger.cells.contains { $0.request == request }
    }
    self.requests = requests.map { request in
      let example = examples.first { $0.name == request.example }
      return Request(
        id: request.id,
        summary: request.summary,
        example: example?.id ?? "")
    }
    let initial = InitialComparison(of: content)
    initialPatterns = initial.patterns
    initialExample = initial.example?.id ?? ""
    files = lines.fileIDs
  }
}

extension PageCatalogue.Pattern {
  fileprivate init(_ card: Card) {
    id = card.id
    name = card.name
    shortName = card.shortName
    summary = card.summary
    misuseOf = card.misuseOf
    roles = card.roles.map { role in
      PageCatalogue.Role(
        name: role.name,
        part: role.part.rawValue,
        duty: role.duty)
    }
  }
}
