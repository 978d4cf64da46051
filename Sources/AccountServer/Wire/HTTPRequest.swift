import Foundation

/// A complete request.
struct HTTPRequest: Equatable {
  let head: RequestHead
  let body: Data
}
