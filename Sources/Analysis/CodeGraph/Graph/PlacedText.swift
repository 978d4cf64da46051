/// A text that names places in the code; they stay values until the text is printed.
public struct PlacedText: Sendable, Hashable, CustomStringConvertible {
  /// A part of the text.
  public enum Piece: Sendable, Hashable {
    /// Words.
    case words(String)
    /// A place.
    case place(Place)
  }

  /// The parts, from the first to the last.
  public private(set) var pieces: [Piece] = []

  /// The places, in the order of the text.
  public var places: [Place] {
    pieces.compactMap { piece in
      if case .place(let place) = piece { place } else { nil }
    }
  }

  /// The text with its places in the form `file:line`.
  public var description: String {
    pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .place(let place): place.description
      }
    }.joined()
  }

  /// Creates a text that names no place.
  public init(_ words: String) { append(.words(words)) }

  private init(pieces: [Piece]) { self.pieces = pieces }

  private mutating func append(_ piece: Piece) {
    guard case .words(let words) = piece else {
      pieces.append(piece)
      return
    }
    if words.isEmpty { return }
    // Texts that are put together in different ways are equal if they read the same.
    if case .words(let before) = pieces.last {
      pieces[pieces.count - 1] = .words(before + words)
    } else {
      pieces.append(piece)
    }
  }
}

extension PlacedText: ExpressibleByStringInterpolation {
  /// Collects words and places; each place that is interpolated stays a value.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = PlacedText(pieces: [])

    /// Starts without any part.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words of the literal.
    public mutating func appendLiteral(_ literal: String) { text.append(.words(literal)) }

    /// Adds a place.
    public mutating func appendInterpolation(_ place: Place) { text.append(.place(place)) }

    /// Adds the parts of another text.
    public mutating func appendInterpolation(_ other: PlacedText) {
      for piece in other.pieces { text.append(piece) }
    }

    /// Adds the description of any other value as words.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text.append(.words(value.description))
    }
  }

  /// Creates a text from a literal.
  public init(stringLiteral words: String) { self.init(words) }

  /// Creates a text from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }
}
