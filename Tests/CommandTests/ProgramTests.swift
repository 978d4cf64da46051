import TestSupport
import Testing

@Suite struct ProgramTests {
  @Test func `The programs lie beside the test bundle that a helper was started for`() {
    let binary = "/package/.build/debug/Tests.xctest/Contents/MacOS/Tests"
    let arguments = ["helper", "--test-bundle-path", binary, "--filter", "x"]
    #expect(Program.productsFolder(arguments: arguments)?.path == "/package/.build/debug")
  }

  @Test func `A test program that was started itself names no folder`() {
    #expect(Program.productsFolder(arguments: ["tests", "--filter", "x"]) == nil)
    #expect(Program.productsFolder(arguments: ["tests", "--test-bundle-path"]) == nil)
  }
}
