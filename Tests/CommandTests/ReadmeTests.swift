import Catalog
import Comparison
import Foundation
import TestSupport
import Testing

/// README.md tells the truth: its transcripts are run, its table is compared with the cards, its links are followed.
struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try String(contentsOf: Program.packageFolder.appending(path: "README.md"), encoding: .utf8)
  }

  private var transcripts: [(command: String, output: String)] {
    readme.components(separatedBy: "```console\n$ ").dropFirst().compactMap { block in
      guard let text = block.components(separatedBy: "\n```").first, let end = text.firstIndex(of: "\n")
      else { return nil }
      return (String(text[..<end]), text[text.index(after: end)...] + "\n")
    }
  }

  @Test func `every transcript is what the command prints`() throws {
    #expect(transcripts.count == 3)
    for (command, output) in transcripts {
      let inPlace = command.replacing("swift run ", with: Program.productsFolder.path + "/")
      let run = try Program.run(
        URL(filePath: "/bin/sh"), ["-c", inPlace], input: Data(), environment: ["COLUMNS": "80"])
      #expect(run.output == output, "\(command)")
      #expect(run.exitCode == 0)
    }
  }

  @Test(arguments: Registry.cards)
  func `the table has every pattern with its roles`(card: Card) {
    let roles = card.roles.map(\.name).joined(separator: ", ")
    let row = "| **\(card.name)** (`\(card.id)`) | \(roles) | \(card.summary) |\n"
    #expect(!readme.ranges(of: row).isEmpty, "'\(card.id)' is not in the table: run '.ci/pages docs'")
  }

  @Test func `every link leads to a file`() {
    let links = readme.matches(of: /\]\(([^)]+)\)/).map { String($0.output.1) }
    #expect(links.count >= 4)
    for link in links where link.hasPrefix("#") {
      let words = link.dropFirst().replacing("-", with: " ")
      #expect(readme.lowercased().contains("\n## \(words)\n"), "\(link)")
    }
    for link in links where !link.hasPrefix("#") {
      #expect(
        FileManager.default.fileExists(atPath: Program.packageFolder.appending(path: link).path), "\(link)")
    }
  }

  @Test func `every program named is one`() {
    let names = readme.matches(of: /swift run ((?:greet|login)-[a-z0-9-]+|compare|account-server)/).map {
      String($0.output.1)
    }
    #expect(names.count >= 10)
    #expect(names.contains("account-server"))
    for name in names {
      #expect(FileManager.default.isExecutableFile(atPath: Program(name).url.path), "\(name)")
    }
  }
}
