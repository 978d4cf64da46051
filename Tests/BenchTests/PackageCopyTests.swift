import Bench
import Catalog
import Foundation
import TestSupport
import Testing

@testable import Bench

@Suite struct PackageCopyTests {
  private let folder = TemporaryFolder()

  @Test func `The copy equals the original, and extra files are removed`() throws {
    try folder.write("let a = 1\n", to: "original/Sources/A.swift")
    try folder.write("// manifest\n", to: "original/Package.swift")
    try folder.write("readme\n", to: "original/README.md")
    try folder.write("stale\n", to: "copy/Tests/Old.swift")
    try folder.write("object\n", to: "copy/.build/a.o")
    try copy.renew()
    #expect(folder.text(of: "copy/Sources/A.swift") == "let a = 1\n")
    #expect(folder.text(of: "copy/Package.swift") == "// manifest\n")
    #expect(folder.text(of: "copy/README.md") == nil)
    #expect(folder.text(of: "copy/Tests/Old.swift") == nil)
    #expect(folder.text(of: "copy/.build/a.o") == "object\n")
  }

  @Test func `A change of the copy is taken back`() throws {
    try folder.write("let a = 1\n", to: "original/Sources/A.swift")
    try folder.write("let a = 2\n", to: "copy/Sources/A.swift")
    try copy.renew()
    #expect(folder.text(of: "copy/Sources/A.swift") == "let a = 1\n")
    #expect(folder.text(of: "original/Sources/A.swift") == "let a = 1\n")
  }

  @Test func `An unchanged file is not written again`() throws {
    try folder.write("let a = 1\n", to: "original/Sources/A.swift")
    try copy.renew()
    let file = copy.folder.appending(path: "Sources/A.swift")
    let then = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: then], ofItemAtPath: file.path)
    try copy.renew()
    let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    #expect(date == then)
  }

  private var copy: PackageCopy {
    PackageCopy(original: folder.url.appending(path: "original"), folder: folder.url.appending(path: "copy"))
  }
}
