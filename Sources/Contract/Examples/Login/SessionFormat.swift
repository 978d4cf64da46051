import Foundation

/// The storage format of a session: JSON with sorted keys.
public enum SessionFormat {
  /// Encodes a session for storage.
  public static func encode(_ session: Session) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(session)
  }

  /// Decodes a stored session.
  public static func decode(_ data: Data) throws -> Session {
    try JSONDecoder().decode(Session.self, from: data)
  }
}
