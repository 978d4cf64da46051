import Edits

extension WrongVersion {
  /// The functions of the client that send a request.
  enum NotesRequest: String {
    case list = "return try NotesWire.notes(from: response)"
    case note = "return try NotesWire.note(withID: id, from: response)"
    case save = "return try NotesWire.note(withID: change.noteID, from: response)"
    case delete = "try NotesWire.checkDeleted(response)"

    /// The statement that reads the response.
    var reads: String { rawValue }

    /// The expression that makes the request.
    var makes: String {
      switch self {
      case .list: "NotesWire.listRequest(at: environment.server, timeout: environment.timeout)"
      case .note: "NotesWire.request(forNote: id, at: environment.server, timeout: environment.timeout)"
      case .save, .delete: "request(for: change)"
      }
    }
  }

  /// A wrong version with a statement that changes `request` before it is sent.
  static func sending(_ request: NotesRequest, _ name: String, _ statement: String) -> WrongVersion {
    let sends = "let response = try await send(request)\n    \(request.reads)"
    return notes(
      name,
      .replace(
        "let request = \(request.makes)\n    \(sends)",
        with: """
          var request = self.request
              \(statement)
              \(sends)
          """.replacing(
            "self.request", with: request.makes.hasPrefix("request") ? "self.\(request.makes)" : request.makes
          ),
        in: NotesFile.client))
  }

  /// A wrong version with a statement that comes before the one that reads `response`.
  static func receiving(_ request: NotesRequest, _ name: String, _ statement: String) -> WrongVersion {
    notes(
      name, .replace(request.reads, with: "\(statement)\n    \(request.reads)", in: NotesFile.client))
  }
}
