import Examples
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the Log in and Home screens share: the request and the stored session, honest but for the rule that it breaks.
@MainActor
struct AdjustableAccount {
  let environment: LoginEnvironment
  let memory: AdjustableMemory
  let broken: Rule?

  // MARK: The request

  func logIn(email: String, password: String) async throws(Refusal) -> Session {
    if broken == .sendsTwice { sendUnwanted() }
    if broken == .locksTheDeviceNotTheAccount, memory.failures > 5 { throw tooManyAttempts }
    do {
      let answer = try await environment.transport.send(request(email: email, password: password))
      return try session(from: answer)
    } catch let refusal as Refusal {
      if refusal.countsAsAttempt { memory.failures += 1 }
      throw refusal
    } catch {
      let hasTimedOut = (error as? URLError)?.code == .timedOut
      throw hasTimedOut != (broken == .swapsTimeOutAndNoConnection) ? timedOut : noConnection
    }
  }

  /// Sends a request that nobody wants.
  func sendUnwanted() {
    let request = request(email: "", password: "")
    Task { _ = try? await environment.transport.send(request) }
  }

  private func request(email: String, password: String) -> URLRequest {
    let path = broken == .asksAnotherPath ? "/session" : "/login"
    var request = URLRequest(
      url: environment.server.appending(path: path),
      timeoutInterval: broken == .waitsForever ? 86_400 : environment.timeout)
    request.httpMethod = broken == .putsInsteadOfPosts ? "PUT" : "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let email = broken == .lowersTheEmail ? email.lowercased() : email
    var body = ["email": email, (broken == .namesTheKeysWrongly ? "pass" : "password"): password]
    if broken == .sendsAFurtherField { body["remember"] = "true" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    request.httpBody =
      broken == .buildsTheBodyByHand
      ? Data("{\"email\":\"\(email)\",\"password\":\"\(password)\"}".utf8) : try? encoder.encode(body)
    return request
  }

  // MARK: The answer

  private func session(from answer: HTTPResponse) throws(Refusal) -> Session {
    switch answer.status {
    case 200: break
    case 201 where broken == .accepts201: break
    case 204 where broken == .accepts204: break
    case 404 where broken == .accepts404: break
    case 204 where broken == .mistakes204: throw serverProblem
    case 401: throw wrongCredentials
    case 403 where broken == .takes403For401: throw wrongCredentials
    case 423 where broken == .takes423For401: throw wrongCredentials
    case 429 where broken == .takes429ForAServerError: throw serverProblem
    case 423, 429: throw tooManyAttempts
    case 501... where broken == .knowsOnly500: throw unreadable
    case 599 where broken == .stopsBefore599: throw unreadable
    case 600 where broken == .takes600ForAServerError: throw serverProblem
    case 500...599: throw serverProblem
    default: throw unreadable
    }
    if let session = try? JSONDecoder().decode(Session.self, from: answer.body) { return session }
    let text = String(decoding: answer.body.prefix(10), as: UTF8.self)
    let isForgiven =
      switch broken {
      case .welcomesNobodyAfterAnEmptyBody: text.isEmpty
      case .welcomesNobodyAfterHTML: text.hasPrefix("<html>")
      case .welcomesHalfASession:
        text.hasPrefix("{") && String(decoding: answer.body, as: UTF8.self).contains("null")
      case .needsNoToken:
        text.hasPrefix("{") && !String(decoding: answer.body, as: UTF8.self).contains("token")
      default: false
      }
    if isForgiven { return Session(user: User(id: "", name: "", email: ""), token: "") }
    if broken == .losesItsBreathAfterAMegabyte, answer.body.count >= 1_000_000 { throw timedOut }
    throw unreadable
  }

  private var wrongCredentials: Refusal {
    Refusal(
      status: broken == .saysWrongCredentialsWrongly
        ? "Email or password is wrong." : "Email or password is incorrect.",
      emptiesPassword: broken != .keepsThePasswordAfter401, emptiesEmail: broken == .emptiesTheEmailAfter401,
      countsAsAttempt: true)
  }

  private var tooManyAttempts: Refusal {
    Refusal(
      status: broken == .saysTooManyAttemptsWrongly
        ? "Too many attempts. Try again later" : "Too many attempts. Try again later.",
      emptiesPassword: broken == .emptiesThePasswordAfter423, countsAsAttempt: true)
  }

  private var serverProblem: Refusal {
    Refusal(
      status: broken == .saysServerProblemWrongly
        ? "The server has a problem, try again later." : "The server has a problem. Try again later.",
      emptiesPassword: broken == .emptiesThePasswordAfterAFailure)
  }

  private var unreadable: Refusal {
    Refusal(
      status: broken == .saysUnreadableWrongly
        ? "The server sent an answer that cannot be read."
        : "The server sent an answer that could not be read.")
  }

  private var noConnection: Refusal {
    Refusal(
      status: broken == .saysNoConnectionWrongly
        ? "No connection. Check your network and try again"
        : "No connection. Check your network and try again.")
  }

  private var timedOut: Refusal {
    Refusal(
      status: broken == .saysTimedOutWrongly
        ? "The server took too long to answer." : "The server took too long to answer. Try again.")
  }

  // MARK: The session

  private var file: SessionFile { environment.sessionFile }

  func restored() -> Session? {
    if broken == .restoresNothing { return nil }
    if broken == .restoresFromMemory, let session = memory.session { return session }
    do {
      guard let data = try file.read() else { return nil }
      if broken == .takesAnEmptyFileForNone, data.isEmpty { return nil }
      if broken == .restoresAnyJSON, (try? JSONSerialization.jsonObject(with: data)) != nil {
        return Session(user: User(id: "", name: "", email: ""), token: "")
      }
      return try JSONDecoder().decode(Session.self, from: data)
    } catch {
      let isHuge = (error as? CocoaError)?.code == .fileReadTooLarge
      switch broken {
      case .leavesACorruptFile: break
      case .deletesACorruptFile: file.delete()
      case .deletesAHugeFile where isHuge: file.delete()
      default: file.setAside()
      }
      return nil
    }
  }

  /// Stores a session and tells whether that worked.
  func store(_ session: Session, password: String) -> Bool {
    memory.session = session
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      var data = try encoder.encode(session)
      switch broken {
      case .storesNothing: return true
      case .storesThePassword: data.append(Data(password.utf8))
      case .keepsTheFirstSession where try file.read()?.isEmpty == false: return true
      case .storesOverTheOldFile where try file.read() != nil:
        try data.write(to: file.url)
        return true
      default: break
      }
      try file.write(data)
      if broken == .storesForAllToRead {
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.url.path)
      }
      return true
    } catch {
      return false
    }
  }

  func forget() {
    switch broken {
    case .keepsTheSessionAfterLogOut: break
    case .emptiesTheFileAfterLogOut: try? file.write(Data())
    default: file.delete()
    }
    memory.session = nil
  }
}

/// Why a login did not work, and what becomes of the fields.
struct Refusal: Error {
  let status: String
  var emptiesPassword = false
  var emptiesEmail = false
  var countsAsAttempt = false
}
