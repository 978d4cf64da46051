import Foundation

/// A whole request as the server understood it.
struct HTTPRequest: Equatable {
  let head: RequestHead
  let body: Data
}
