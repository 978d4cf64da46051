/// The part of a very long text that is worth reading.
public enum Excerpt {
  /// How many characters an excerpt has at most, ellipses apart.
  public static let limit = 300

  /// The text, or of a long one the part that begins a little before a place, counted in characters.
  public static func of(_ text: String, about place: Int = 0) -> String {
    guard text.count > limit else { return text }
    let start = max(0, min(place - 40, text.count - limit))
    let kept = text.dropFirst(start).prefix(limit)
    return (start > 0 ? "…" : "") + kept + (start + limit < text.count ? "…" : "")
  }
}
