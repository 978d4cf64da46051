import Foundation

/// The storage format of a session: JSON with sorted keys.
public enum SessionFormat {
  /// The bytes to store.
  public static func encode(_ session: Session) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(session)
  }

  /// The session that was stored.
  public static func decode(_ data: Data) throws -> Session {
    try JSONDecoder().decode(Session.self, from: data)
  }
}
