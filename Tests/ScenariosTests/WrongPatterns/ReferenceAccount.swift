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

  // MARK: The request

  func logIn(email: String, password: String) async throws(Refusal) -> Session {
    if defect == .sendsTwice { sendUnwanted() }
    if defect == .locksTheDeviceNotTheAccount, memory.failures > 5 { throw tooManyAttempts }
    do {
      let answer = try await environment.transport.send(request(email: email, password: password))
      return try session(from: answer)
    } catch let refusal as Refusal {
      if refusal.countsAsAttempt { memory.failures += 1 }
      throw refusal
    } catch {
      let hasTimedOut = (error as? URLError)?.code == .timedOut
      throw hasTimedOut != (defect == .swapsTimeoutAndNoConnection) ? timedOut : noConnection
    }
  }

  /// Sends an extra request.
  func sendUnwanted() {
    let request = request(email: "", password: "")
    Task { _ = try? await environment.transport.send(request) }
  }

  private func request(email: String, password: String) -> URLRequest {
    let path = defect == .requestsAnotherPath ? "/session" : "/login"
    var request = URLRequest(
      url: environment.server.appending(path: path),
      timeoutInterval: defect == .waitsForever ? 86_400 : environment.timeout)
    request.httpMethod = defect == .sendsPutInsteadOfPost ? "PUT" : "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let email = defect == .lowersTheEmail ? email.lowercased() : email
    var body = ["email": email, (defect == .namesTheKeysWrongly ? "pass" : "password"): password]
    if defect == .sendsAFurtherField { body["remember"] = "true" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    request.httpBody =
      defect == .buildsTheBodyByHand
      ? Data("{\"email\":\"\(email)\",\"password\":\"\(password)\"}".utf8) : try? encoder.encode(body)
    return request
  }

  // MARK: The answer

  private func session(from answer: HTTPResponse) throws(Refusal) -> Session {
    switch answer.status {
    case 200: break
    case 201 where defect == .accepts201: break
    case 204 where defect == .accepts204: break
    case 404 where defect == .accepts404: break
    case 204 where defect == .treats204AsServerError: throw serverProblem
    case 401: throw wrongCredentials
    case 403 where defect == .treats403As401: throw wrongCredentials
    case 423 where defect == .treats423As401: throw wrongCredentials
    case 429 where defect == .treats429AsServerError: throw serverProblem
    case 423, 429: throw tooManyAttempts
    case 501... where defect == .treatsOnly500AsServerError: throw unreadable
    case 599 where defect == .treats599AsUnreadable: throw unreadable
    case 600 where defect == .treats600AsServerError: throw serverProblem
    case 500...599: throw serverProblem
    default: throw unreadable
    }
    if let session = try? JSONDecoder().decode(Session.self, from: answer.body) { return session }
    let text = String(decoding: answer.body.prefix(10), as: UTF8.self)
    let isForgiven =
      switch defect {
      case .acceptsAnEmptyBody: text.isEmpty
      case .acceptsHTML: text.hasPrefix("<html>")
      case .acceptsAnIncompleteSession:
        text.hasPrefix("{") && String(decoding: answer.body, as: UTF8.self).contains("null")
      case .acceptsAMissingToken:
        text.hasPrefix("{") && !String(decoding: answer.body, as: UTF8.self).contains("token")
      default: false
      }
    if isForgiven { return Session(user: User(id: "", name: "", email: ""), token: "") }
    if defect == .timesOutAfterAMegabyte, answer.body.count >= 1_000_000 { throw timedOut }
    throw unreadable
  }

  private var wrongCredentials: Refusal {
    Refusal(
      status: defect == .saysWrongCredentialsWrongly
        ? "Email or password is wrong." : "Email or password is incorrect.",
      emptiesPassword: defect != .keepsThePasswordAfter401, emptiesEmail: defect == .emptiesTheEmailAfter401,
      countsAsAttempt: true)
  }

  private var tooManyAttempts: Refusal {
    Refusal(
      status: defect == .saysTooManyAttemptsWrongly
        ? "Too many attempts. Try again later" : "Too many attempts. Try again later.",
      emptiesPassword: defect == .emptiesThePasswordAfter423, countsAsAttempt: true)
  }

  private var serverProblem: Refusal {
    Refusal(
      status: defect == .saysServerProblemWrongly
        ? "The server has a problem, try again later." : "The server has a problem. Try again later.",
      emptiesPassword: defect == .emptiesThePasswordAfterAFailure)
  }

  private var unreadable: Refusal {
    Refusal(
      status: defect == .saysUnreadableWrongly
        ? "The server sent an answer that cannot be read."
        : "The server sent an answer that could not be read.")
  }

  private var noConnection: Refusal {
    Refusal(
      status: defect == .saysNoConnectionWrongly
        ? "No connection. Check your network and try again"
        : "No connection. Check your network and try again.")
  }

  private var timedOut: Refusal {
    Refusal(
      status: defect == .saysTimedOutWrongly
        ? "The server took too long to answer." : "The server took too long to answer. Try again.")
  }

  // MARK: The session

  private var file: SessionFile { environment.sessionFile }

  func restored() -> Session? {
    if defect == .restoresNothing { return nil }
    if defect == .restoresFromMemory, let session = memory.session { return session }
    do {
      guard let data = try file.read() else { return nil }
      if defect == .ignoresAnEmptyFile, data.isEmpty { return nil }
      if defect == .restoresAnyJSON, (try? JSONSerialization.jsonObject(with: data)) != nil {
        return Session(user: User(id: "", name: "", email: ""), token: "")
      }
      return try JSONDecoder().decode(Session.self, from: data)
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
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      var data = try encoder.encode(session)
      switch defect {
      case .storesNothing: return true
      case .storesThePassword: data.append(Data(password.utf8))
      case .keepsTheFirstSession where try file.read()?.isEmpty == false: return true
      case .storesOverTheOldFile where try file.read() != nil:
        try data.write(to: file.url)
        return true
      default: break
      }
      try file.write(data)
      if defect == .storesForAllToRead {
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.url.path)
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

/// The reason why a login failed, and its effect on the fields.
struct Refusal: Error {
  let status: String
  var emptiesPassword = false
  var emptiesEmail = false
  var countsAsAttempt = false
}
