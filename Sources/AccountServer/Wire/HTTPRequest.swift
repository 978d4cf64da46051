import AccountService
import Foundation

/// A complete request.
struct HTTPRequest: Equatable {
  let head: RequestHead
  let body: Data

  /// The request as the endpoints read it.
  var serviceRequest: ServiceRequest {
    ServiceRequest(
      method: head.method, path: head.path, headers: head.fields.map { ($0.name, $0.value) }, body: body)
  }
}
