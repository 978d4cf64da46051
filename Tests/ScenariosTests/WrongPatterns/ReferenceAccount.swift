import Examples
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The login request and the stored session, correct except for the given defect.
@MainActor
struct ReferenceAccount {
  let environment: LoginEnvironment
  let memory: ReferenceMemory
  let defect: Defect?
  let text: Wording

  // MARK: The request

  func logIn(email: String, password: String) async throws(LoginFailure) -> Session {
    if defect == .sendsTwice { sendUnwanted() }
    if defect == .locksTheDeviceNotTheAccount, memory.failures > 5 { throw .tooManyAttempts }
    do {
      return try session(from: await environment.transport.send(request(email: email, password: password)))
    } catch let failure as LoginFailure {
      if [.wrongCredentials, .tooManyAttempts].contains(failure) { memory.failures += 1 }
      throw failure
    } catch {
      let failure = LoginWire.failure(for: error)
      guard defect == .swapsTimeoutAndNoConnection else { throw failure }
      throw failure == .timedOut ? .noConnection : .timedOut
    }
  }

  /// Sends an extra request.
  func sendUnwanted() {
    let request = request(email: "", password: "")
    Task { _ = try? await environment.transport.send(request) }
  }

  private func request(email: String, password: String) -> URLRequest {
    let email = defect == .lowersTheEmail ? email.lowercased() : email
    var request = LoginWire.request(
      for: Credentials(email: email, password: password), at: environment.server,
      timeout: defect == .waitsForever ? 86_400 : environment.timeout)
    let body = String(decoding: request.httpBody ?? Data(), as: UTF8.self)
    switch defect {
    case .requestsAnotherPath: request.url = environment.server.appending(path: "/session")
    case .sendsPutInsteadOfPost: request.httpMethod = "PUT"
    case .sendsAFurtherField: request.httpBody = Data((body.dropLast() + ",\"remember\":\"true\"}").utf8)
    case .buildsTheBodyByHand:
      request.httpBody = Data("{\"email\":\"\(email)\",\"password\":\"\(password)\"}".utf8)
    default: break
    }
    return request
  }

  // MARK: The answer

  private func session(from answer: HTTPResponse) throws(LoginFailure) -> Session {
    let text = String(decoding: answer.body, as: UTF8.self)
    switch (answer.status, defect) {
    case (201, .accepts201), (204, .accepts204), (404, .accepts404):
      return try LoginWire.session(from: HTTPResponse(status: 200, body: answer.body))
    case (403, .treats403As401), (423, .treats423As401): throw .wrongCredentials
    case (204, .treats204AsServerError), (429, .treats429AsServerError), (600, .treats600AsServerError):
      throw .serverProblem
    case (501..., .treatsOnly500AsServerError), (599, .treats599AsUnreadable): throw .unreadableAnswer
    case (200, .acceptsAnEmptyBody) where text.isEmpty,
      (200, .acceptsHTML) where text.hasPrefix("<html>"),
      (200, .acceptsAnIncompleteSession) where text.hasPrefix("{") && text.contains("null"),
      (200, .acceptsAMissingToken) where text.hasPrefix("{") && !text.contains("token"):
      return Session(user: User(id: "", name: "", email: ""), token: "")
    case (200, .timesOutAfterAMegabyte) where answer.body.count >= 1_000_000: throw .timedOut
    default: return try LoginWire.session(from: answer)
    }
  }

  // MARK: The session

  private var file: any DataStore { environment.store }

  /// The URL of the file, for the defects that reach past the store.
  private var url: URL {
    guard let file = environment.store as? PrivateFile else { preconditionFailure("not a file") }
    return file.url
  }

  func restored() -> Session? {
    if defect == .restoresNothing { return nil }
    if defect == .restoresFromMemory, let session = memory.session { return session }
    do {
      guard let data = try file.read() else { return nil }
      if defect == .ignoresAnEmptyFile, data.isEmpty { return nil }
      if defect == .restoresAnyJSON, (try? JSONSerialization.jsonObject(with: data)) != nil {
        return Session(user: User(id: "", name: "", email: ""), token: "")
      }
      return try SessionFormat.decode(data)
    } catch {
      let isHuge = (error as? CocoaError)?.code == .fileReadTooLarge
      switch defect {
      case .leavesACorruptFile: break
      case .deletesACorruptFile: file.delete()
      case .deletesAHugeFile where isHuge: file.delete()
      default: file.setAside()
      }
      return nil
    }
  }

  /// Stores a session and returns whether that worked.
  func store(_ session: Session, password: String) -> Bool {
    memory.session = session
    do {
      var data = try SessionFormat.encode(session)
      switch defect {
      case .storesNothing: return true
      case .storesThePassword: data.append(Data(password.utf8))
      case .keepsTheFirstSession where try file.read()?.isEmpty == false: return true
      case .storesOverTheOldFile where try file.read() != nil:
        try data.write(to: url)
        return true
      default: break
      }
      try file.write(data)
      if defect == .storesForAllToRead {
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: url.path)
      }
      return true
    } catch {
      return false
    }
  }

  func forget() {
    switch defect {
    case .keepsTheSessionAfterLogOut: break
    case .emptiesTheFileAfterLogOut: try? file.write(Data())
    default: file.delete()
    }
    memory.session = nil
  }
}
