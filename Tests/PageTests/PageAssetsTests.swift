import Foundation
import TestSupport
import Testing

@testable import Page

@Suite struct PageAssetsTests {
  private static let folder = "Sources/Page/Assets"

  @Test func `The package has all styles and scripts`() throws {
    let assets = try PageAssets(in: Program.packageFolder)
    for text in [
      assets.head, assets.handoutStyle, assets.report.style, assets.report.script, assets.catalogue.style,
      assets.catalogue.script,
    ] {
      #expect(!text.isEmpty)
    }
    #expect(assets.catalogue.script.hasSuffix("startViews();\n"))
    #expect(!assets.report.script.contains("startViews"))
  }

  @Test func `A missing file is named`() throws {
    let package = TemporaryFolder(["\(Self.folder)/print.css": ""])
    #expect(throws: PageAssetError.unreadable(path: "\(Self.folder)/head.js")) {
      try PageAssets(in: package.url)
    }
    let error = PageAssetError.unreadable(path: "\(Self.folder)/head.js")
    #expect(
      error.description
        == "'Sources/Page/Assets/head.js' cannot be read. Clone the catalogue again, or give a complete one with '--package-path PATH'."
    )
  }

  @Test func `Files stand in the order of their names, without those of another kind`() throws {
    let package = TemporaryFolder([
      "\(Self.folder)/views/b.js": "b", "\(Self.folder)/views/a.js": "a", "\(Self.folder)/views/a.css": "c",
    ])
    let folder = AssetFolder(package: package.url)
    #expect(try folder.texts("views", "js") == ["a", "b"])
    #expect(throws: PageAssetError.unreadable(path: "\(Self.folder)/none")) {
      try folder.texts("none", "js")
    }
  }

  @Test func `A page has no lines of comment`() throws {
    let package = TemporaryFolder([
      "\(Self.folder)/a.js": "// one\n/**\n * two\n */\nlet a = 1; // three\n  /* four */\nlet b = \"/*\";\n"
    ])
    #expect(
      try AssetFolder(package: package.url).text("a.js") == "let a = 1; // three\nlet b = \"/*\";\n")
  }

  @Test(arguments: ["</script>", "</SCRIPT >", "a</style>"])
  func `A file that would end its element is an error`(text: String) {
    let package = TemporaryFolder(["\(Self.folder)/a.js": text])
    #expect(throws: PageAssetError.endsItsElement(path: "\(Self.folder)/a.js")) {
      try AssetFolder(package: package.url).text("a.js")
    }
  }
}
