import Testing

@testable import CommandLineKit

/// An option that may be given several times.
@Suite struct RepeatedOptionTests {
  private enum Fault: String, CaseIterable, OptionValue { case slow, silent }

  private static let fault = RepeatedOption<Fault>("fault", value: "NAME", help: "What goes wrong.")
  private static let port = Option("port", value: "N", default: 1, help: "Where.")
  private static let command = CommandDeclaration(name: "serve", overview: "Serves.", options: [fault, port])

  private func faults(_ words: String...) -> [Fault]? {
    Self.command.parse(words, version: "").parsed?[Self.fault]
  }

  @Test func `Not given, there are no values`() {
    #expect(faults() == [])
  }

  @Test func `The values come in their order, and may repeat`() {
    #expect(faults("--fault", "silent") == [.silent])
    #expect(
      faults("--fault", "silent", "--port", "2", "--fault=slow", "--fault", "silent") == [
        .silent, .slow, .silent,
      ])
  }

  @Test func `Each value is checked`() {
    let error = Self.command.parse(["--fault", "slow", "--fault", "slwo"], version: "").error
    #expect(
      error?.description == """
        Error: The value 'slwo' is invalid for '--fault NAME'. Did you mean 'slow'? Choose from: slow, silent.
        Usage: serve [--fault NAME ...] [--port N]
          See 'serve --help' for more information.
        """)
  }
}
