/// An object of JSON; what is nil has no key.
struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private let values: [(key: String, value: any Encodable)]

  init(dictionaryLiteral elements: (String, (any Encodable)?)...) {
    values = elements.compactMap { key, value in value.map { (key, $0) } }
  }

  /// An object of values by their names, of which the first counts where two are alike.
  init(_ named: [(String, any Encodable)]) {
    values = Dictionary(named) { first, _ in first }.map { ($0, $1) }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (key, value) in values { try container.encode(value, forKey: Name(stringValue: key)) }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
