import Foundation
import TestSupport
import Testing

@testable import CodeGraph

/// Where a toolchain keeps what the compiler does not find by itself; the layouts are those of macOS.
@Suite struct ToolchainTests {
  private let root = TemporaryFolder()

  @Test func `The SDK is the one that the environment names`() async throws {
    try link("xcrun", to: "/bin/echo")
    let environment = ["SDKROOT": "/sdk", "PATH": root.url.path]
    #expect(await Toolchain.sdk(environment: environment) == "/sdk")
  }

  @Test func `Without a name the developer tools are asked for the SDK`() async throws {
    try link("xcrun", to: "/bin/echo")
    #expect(
      await Toolchain.sdk(environment: ["SDKROOT": "", "PATH": root.url.path])
        == "--sdk macosx --show-sdk-path")
  }

  @Test func `No SDK is named where the developer tools have none, or are missing`() async throws {
    #expect(await Toolchain.sdk(environment: ["PATH": root.url.path]) == nil)
    try link("xcrun", to: "/usr/bin/false")
    #expect(await Toolchain.sdk(environment: ["PATH": root.url.path]) == nil)
  }

  @Test(arguments: [
    ("Toolchains/A.xctoolchain/usr/lib", "Platforms/MacOSX.platform/Developer/Library/Frameworks"),
    ("CommandLineTools/usr/lib", "CommandLineTools/Library/Developer/Frameworks"),
  ])
  func `The framework Testing is found beside Xcode's toolchain and in the Command Line Tools`(
    library: String, frameworks: String
  ) throws {
    #expect(Toolchain.frameworkFolders(around: root.url.appending(path: library)) == [])
    try root.write("", to: "\(frameworks)/Testing.framework/Testing")
    #expect(
      Toolchain.frameworkFolders(around: root.url.appending(path: library)).map(\.path)
        == [root.url.appending(path: frameworks).path])
  }

  /// A link, because a program that was just written may be busy: see ``FakeToolchain``.
  private func link(_ name: String, to program: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: root.url.appending(path: name).path, withDestinationPath: program)
  }
}
