/// Why the coupling of the code cannot be measured.
public enum CouplingError: Error, Equatable, Sendable, Codable, CustomStringConvertible {
  /// No Swift toolchain was found.
  case noToolchain
  /// The toolchain's index library was found and cannot be used.
  case libraryUnusable(path: String, reason: String)
  /// There is no index store at the path.
  case noStore(path: String)
  /// The store has a format that this toolchain's library does not read.
  case otherFormat(path: String, found: [String], expected: String)
  /// The store contradicts itself, or the library could not read it.
  case damagedStore(path: String, reason: String)
  /// A source file has no unit in the store, or an older one.
  case outOfDate(path: String, file: String)
  /// A source file of the package is not there or cannot be read.
  case unreadableSource(path: String)
  /// The sources do not compile.
  case buildFailed(reason: String)
  /// A type of a pattern has no role on its card, or more than one.
  case roleMissing(type: String, place: String, roles: [String])
  /// A type that a card gives a role is not in the code.
  case typeMissing(type: String, pattern: String)
  /// The folder to build in cannot be used.
  case buildFolderUnusable(path: String, reason: String)
  /// The reading process ended without an answer.
  case readerEnded(reason: String)
  /// Something to be measured is not there: a pattern's module without a type.
  case nothingToMeasure(module: String)
  /// A figure would have to be divided by zero, or needs more than what was read.
  case notMeasurable(measure: String, subject: String)

  /// Whether something that should be there is missing, as against something that went wrong.
  public var isMissingInput: Bool {
    switch self {
    case .noToolchain, .noStore, .outOfDate, .unreadableSource, .nothingToMeasure, .typeMissing,
      .buildFolderUnusable:
      true
    case .libraryUnusable, .otherFormat, .damagedStore, .buildFailed, .roleMissing, .readerEnded,
      .notMeasurable:
      false
    }
  }

  /// Whether a build in a new folder may help.
  var isCuredByBuilding: Bool {
    switch self {
    case .noStore, .otherFormat, .damagedStore, .outOfDate: true
    default: false
    }
  }

  /// Whether both say the same of two stores.
  func isSameDamage(as other: CouplingError) -> Bool {
    guard case .damagedStore(_, let reason) = self, case .damagedStore(_, let otherReason) = other else {
      return false
    }
    return reason == otherReason
  }

  /// What is wrong, in one sentence, without what to do.
  var reason: String {
    switch self {
    case .noStore: "There is no index store beside this program, or none that can be read."
    case .otherFormat(_, let found, _):
      "The index store is of another toolchain (\(found.joined(separator: ", ")))."
    case .damagedStore(_, let reason): "The index store contradicts itself: \(reason)."
    case .outOfDate(_, let file):
      "This program is older than '\(file)', and so are the scenarios that it runs: 'swift run compare' renews both."
    default: description
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
    case .noStore(let path):
      "There is no index store at '\(path)'. Build the catalogue with 'swift build' first."
    case .otherFormat(let path, let found, let expected):
      "The index store at '\(path)' has the format \(found.joined(separator: ", ")), this toolchain reads \(expected). "
        + "Delete the build folder and build with one toolchain only."
    case .damagedStore(let path, let reason):
      "The index store at '\(path)' is damaged: \(reason). Delete the build folder and build again."
    case .outOfDate(let path, let file):
      "The index store at '\(path)' knows nothing, or nothing new, of '\(file)'. Build again with 'swift build'."
    case .unreadableSource(let path):
      "'\(path)' cannot be read. Fetch the catalogue anew, or name a whole one with '--package-path PATH'."
    case .buildFailed(let reason):
      "The package cannot be built for its index, so that nothing can be measured:\n\(reason)\n"
        + "Mend that, and run this again."
    case .roleMissing(let type, let place, let roles):
      roles.isEmpty
        ? "'\(type)' (\(place)) plays no role. Put it under one on the pattern's card."
        : "'\(type)' (\(place)) plays \(roles.count) roles: \(roles.joined(separator: ", ")). Leave it under one."
    case .typeMissing(let type, let pattern):
      "'\(type)' is on the card of \(pattern) and not in its code. Build anew if its file is gone, or take it off the card."
    case .buildFolderUnusable(let path, let reason):
      "'\(path)' cannot be built in: \(reason). Make room or leave to write there, or set XDG_CACHE_HOME to another folder."
    case .readerEnded(let reason):
      "Reading the index store ended without an answer: \(reason). Delete the build folder and build again."
    case .nothingToMeasure(let module):
      "There is no type in '\(module)' to measure. Fetch the catalogue anew."
    case .notMeasurable(let measure, let subject):
      "There is no figure for '\(measure)' in \(subject): it would divide by zero. Choose another measure for the claim."
    }
  }
}
