import Catalog
import CommandLineKit
import CompareCommand
import Examples
import Foundation
import TerminalKit
import TestSupport
import Testing

/// The hand-written pages are correct: their transcripts are run; excerpts, tables and links are compared with the files.
struct ReadmeTests {
  private static let pages =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    + ((try? FileManager.default.contentsOfDirectory(
      atPath: Program.packageFolder.appending(path: "docs").path))
    ?? []).map { "docs/\($0)" }.filter { $0.hasSuffix(".md") && !text(of: $0).hasPrefix("<!-- Generated") }

  private static func text(of path: String) -> String {
    (try? String(contentsOf: Program.packageFolder.appending(path: path), encoding: .utf8)) ?? ""
  }

  private let readme = text(of: "README.md")

  private var transcripts: [(command: String, output: String)] {
    Self.pages.flatMap { Self.text(of: $0).components(separatedBy: "```console\n$ ").dropFirst() }.compactMap
    {
      guard let text = $0.components(separatedBy: "\n```").first, let end = text.firstIndex(of: "\n")
      else { return nil }
      return (String(text[..<end]), text[text.index(after: end)...] + "\n")
    }
  }

  @Test func `every transcript is what the command prints`() throws {
    #expect(transcripts.count == 19)
    for (command, output) in transcripts {
      let inPlace = command.replacing("swift run ", with: Program.productsFolder.path + "/")
      let run = try Program.run(
        URL(filePath: "/bin/sh"), ["-c", inPlace], input: Data(), environment: ["COLUMNS": "80"])
      #expect(run.output == output, "\(command)")
      #expect(run.exitCode == 0)
    }
  }

  @Test @MainActor func `the picture is that of the Greeting screen`() {
    let (controller, screen) = (ViewController(), GreetingScreen())
    (controller.title, controller.view) = (GreetingScreen.title, screen)
    let renderer = Renderer(columns: 38, showsIdentifiers: false, focus: screen.showGreetingButton)
    let window = Window(rootViewController: controller)
    let before = renderer.frame(of: window).text
    screen.greetingLabel.text = "Hello David Blaine"
    #expect(readme.contains("```text\n\(before)\(renderer.frame(of: window).text)```\n"))
  }

  @Test func `every excerpt is in the file that it names`() {
    let blocks = readme.matches(of: /```swift\n((?:.*\n)*?)```/).map { String($0.output.1) }
    let excerpts = blocks.flatMap { $0.components(separatedBy: "// Sources/").dropFirst() }
    #expect(excerpts.count == 4)
    for excerpt in excerpts {
      let lines = excerpt.components(separatedBy: "\n")
      let source = Self.text(of: "Sources/" + lines[0])
      for member in lines.dropFirst().joined(separator: "\n").components(separatedBy: "\n\n") {
        let indented = member.split(separator: "\n").map { "  \($0)\n" }.joined()
        #expect(indented.isEmpty || source.contains(indented), "\(lines[0]):\n\(member)")
      }
    }
  }

  @Test(arguments: Registry.cards)
  func `the table has every pattern with its roles`(card: Card) {
    let roles = card.roles.map(\.name).joined(separator: ", ")
    let row = "| **\(card.name)** (`\(card.id)`) | \(roles) | \(card.summary) |\n"
    #expect(!readme.ranges(of: row).isEmpty, "'\(card.id)' is not in the table: run '.ci/pages docs'")
  }

  @Test(arguments: pages)
  func `every link leads to a file and to a heading of it`(page: String) {
    for link in Self.text(of: page).matches(of: /\]\(([^)#]*)#?([^)]*)\)/)
    where !link.output.1.contains("://") {
      let folder = page.hasPrefix("docs/") ? "docs/" : ""
      let path = link.output.1.isEmpty ? page : folder + link.output.1
      #expect(
        FileManager.default.fileExists(atPath: Program.packageFolder.appending(path: path).path), "\(path)")
      let headings = Self.text(of: path).matches(of: /\n#+ (.+)/).map {
        $0.output.1.lowercased().filter { $0.isLetter || $0.isNumber || " -".contains($0) }
          .replacing(" ", with: "-")
      }
      #expect(link.output.2.isEmpty || headings.contains(String(link.output.2)), "\(path)#\(link.output.2)")
    }
  }

  @Test func `every path named exists`() {
    let path = /`((?:Sources|Tests|Catalog)\/[^` *]+)`/
    let paths = Self.pages.flatMap { Self.text(of: $0).matches(of: path).map { String($0.output.1) } }
      .filter { !$0.contains("ABC") && !$0.contains("Counter") && !$0.contains("NAME") }
    #expect(paths.count >= 20)
    for path in paths {
      #expect(
        FileManager.default.fileExists(atPath: Program.packageFolder.appending(path: path).path), "\(path)")
    }
  }

  @Test func `every program named is one`() {
    let text = readme + Self.text(of: "docs/commands.md")
    let program = /(?:swift run |^    )((?:greet|login)-[a-z0-9-]+|compare|account-server)\b/
    let names = text.matches(of: program.anchorsMatchLineEndings()).map { String($0.output.1) }
    #expect(names.count >= 30)
    for name in names {
      #expect(FileManager.default.isExecutableFile(atPath: Program(name).url.path), "\(name)")
    }
  }

  @Test func `the index names every page, and the changelog this version`() {
    let index = Self.text(of: "docs/README.md")
    for page in Self.pages where page.hasPrefix("docs/") && page != "docs/README.md" {
      #expect(index.contains("](\(page.dropFirst(5)))"), "\(page)")
    }
    let release = Self.text(of: "CHANGELOG.md").firstMatch(of: /\n## ([0-9.]+) -/)
    #expect(release?.output.1 == Version.current[...])
  }
}
