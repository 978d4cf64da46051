import Foundation
import Testing

@testable import CompareCommand

/// Paths as somebody types them.
@Suite struct TypedPathTests {
  @Test(arguments: ["/work/here", "/work/here/"])
  func `A path starts from the folder, or from the root`(folder: String) {
    let folder = URL(filePath: folder)
    #expect(folder.file(at: "roles.json").standardizedFileURL.path == "/work/here/roles.json")
    #expect(folder.file(at: "../a/b.json").standardizedFileURL.path == "/work/a/b.json")
    #expect(folder.file(at: "/c.json").path == "/c.json")
  }
}
