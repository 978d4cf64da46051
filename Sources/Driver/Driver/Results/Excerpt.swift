/// Shortens long texts.
public enum Excerpt {
  /// The maximum number of characters, without the ellipses.
  public static let limit = 300

  /// The text, or the part of a long one that starts a little before an offset in characters.
  public static func of(_ text: String, about place: Int = 0) -> String {
    guard text.count > limit else { return text }
    let start = max(0, min(place - 40, text.count - limit))
    let kept = text.dropFirst(start).prefix(limit)
    return (start > 0 ? "…" : "") + kept + (start + limit < text.count ? "…" : "")
  }
}
