/// A JSON object with the version of its form among its keys.
struct Versioned<Content: Encodable>: Encodable {
  private enum Key: CodingKey { case schemaVersion }

  let content: Content

  init(_ content: Content) { self.content = content }

  func encode(to encoder: any Encoder) throws {
    try content.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(FindingsJSON.currentVersion, forKey: .schemaVersion)
  }
}
