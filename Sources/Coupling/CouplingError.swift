/// Why the coupling of the code cannot be measured.
public enum CouplingError: Error, Equatable, Sendable, Codable, CustomStringConvertible {
  /// No Swift toolchain was found.
  case noToolchain
  /// The toolchain's index library was found and cannot be used.
  case libraryUnusable(path: String, reason: String)
  /// A source file of the package is not there or cannot be read.
  case unreadableSource(path: String)
  /// A module does not compile, with the compiler's first errors.
  case doesNotCompile(module: String, errors: String)
  /// A type of a pattern has no role on its card, or more than one.
  case roleMissing(type: String, place: String, roles: [String])
  /// A pattern's code names its other example's code, or what puts both together.
  case mustNotBeNamed(type: String, place: String)
  /// A function or a variable of a pattern stands in no type.
  case outsideTypes(name: String, place: String)
  /// A type that a card gives a role is not in the code.
  case typeMissing(type: String, pattern: String)
  /// There is no folder that the compiler could work in.
  case cacheUnusable(path: String)
  /// The reading process ended without an answer.
  case readerEnded(reason: String)
  /// Something to be measured is not there: a pattern's module without a type.
  case nothingToMeasure(module: String)
  /// A figure would have to be divided by zero, or needs more than what was read.
  case notMeasurable(measure: String, subject: String)

  /// Whether something that should be there is missing, as against something that went wrong.
  public var isMissingInput: Bool {
    switch self {
    case .noToolchain, .unreadableSource, .nothingToMeasure, .typeMissing, .cacheUnusable: true
    case .libraryUnusable, .doesNotCompile, .roleMissing, .mustNotBeNamed, .outsideTypes, .readerEnded,
      .notMeasurable:
      false
    }
  }

  /// What is wrong and what to do, in a sentence or two.
  public var description: String {
    switch self {
    case .noToolchain:
      "There is no Swift toolchain here: neither 'swiftc' on the PATH nor a library 'libIndexStore' beside it. "
        + "Install one from swift.org, or put its 'usr/bin' on the PATH."
    case .libraryUnusable(let path, let reason):
      "The toolchain's '\(path)' cannot be used: \(reason). Install the toolchain anew, or put another one on the PATH."
    case .unreadableSource(let path):
      "'\(path)' cannot be read. Fetch the catalogue anew, or name a whole one with '--package-path PATH'."
    case .doesNotCompile(let module, let errors):
      "'\(module)' does not compile, so that it cannot be measured:\n\(errors)\nMend that, and run this again."
    case .roleMissing(let type, let place, let roles):
      roles.isEmpty
        ? "'\(type)' (\(place)) plays no role. Put it under one on the pattern's card."
        : "'\(type)' (\(place)) plays \(roles.count) roles: \(roles.joined(separator: ", ")). Leave it under one."
    case .mustNotBeNamed(let type, let place):
      "'\(type)' (\(place)) must not be named here: it is the other example's, or puts both together. "
        + "What both need stands in 'Common'."
    case .outsideTypes(let name, let place):
      "'\(name)' (\(place)) stands in no type, and only types play roles. Put it into one."
    case .typeMissing(let type, let pattern):
      "'\(type)' is on the card of \(pattern) and not in its code. Take it off the card, or fetch its file anew."
    case .cacheUnusable(let path):
      "Nothing can be written to '\(path)'. Make room or leave to write there, or set XDG_CACHE_HOME to another folder."
    case .readerEnded(let reason):
      "The compiler's index could not be read: \(reason). Run this again; if that does not help, install the toolchain anew."
    case .nothingToMeasure(let module):
      "There is no type in '\(module)' to measure. Write one there, or fetch the catalogue anew."
    case .notMeasurable(let measure, let subject):
      "There is no figure for '\(measure)' in \(subject): it would divide by zero. Choose another measure for the claim."
    }
  }
}
