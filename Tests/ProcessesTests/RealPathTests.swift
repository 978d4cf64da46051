import Foundation
import Processes
import TestSupport
import Testing

@testable import Processes

@Suite struct RealPathTests {
  @Test func `A path is that of the file itself`() throws {
    let folder = TemporaryFolder(["file": ""])
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "file")
    #expect(link.realPath.path == folder.url.appending(path: "file").path)
  }

  @Test func `The path of a missing file stays`() {
    #expect(URL(filePath: "/no/such").realPath == URL(filePath: "/no/such"))
  }
}
