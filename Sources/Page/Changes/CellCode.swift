import Catalog
import Measures
import Records
import Report

/// The code of a cell of a change request, file by file.
struct CellCode {
  let cell: CellFinding
  let patch: PatchHTML

  // MARK: Product

  /// What changes in the roles of a part.
  func part(_ part: Part) -> HTML {
    let name = part.rawValue.capitalized
    let files = cell.productFiles.filter { cell.part(of: $0) == part }
    if files.isEmpty {
      return HTML.div(.class("none")) {
        HTML.h5 { "\(name): \(absence(of: part))" }
      }
    }
    let code = files.map { file in
      patch.file(file, note: cell.place(of: file))
    }
    return HTML.div {
      HTML.h5 { name }
      HTML.lines(code)
    }
  }

  /// Why nothing changes in a part.
  private func absence(of part: Part) -> String {
    let hasRole = cell.card.roles.contains { $0.part == part }
    // The composition root is wiring without a role.
    if hasRole || part == .wiring { return "unchanged" }
    return "no role"
  }

  /// The files of all parts, opened.
  var product: HTML {
    .lines(
      cell.productFiles.map { file in
        patch.file(file, note: cell.place(of: file), isOpen: true)
      })
  }

  // MARK: Tests

  /// What changes in the tests; nil if nothing does.
  var tests: HTML? {
    let files = cell.testFiles
    guard !files.isEmpty else { return nil }
    let code = files.map { file in
      patch.file(file, note: "tests", isOpen: true)
    }
    return HTML.folded(Self.title(of: files), .class("tests")) {
      HTML.lines(code)
    }
  }

  /// How much the tests change, and where they are: in whole those of second
  /// versions would take a tenth of the section. Nil if nothing changes.
  var placeOfTests: HTML? {
    let files = cell.testFiles
    guard !files.isEmpty else { return nil }
    let folder = cell.version.folder(of: cell.request, in: cell.card)
    return HTML.p.open {
      "\(Self.title(of: files)), in "
      HTML.code { "\(folder)/tests.patch" }
    }
  }

  private static func title(of files: [PatchedFile]) -> String {
    let count = counted(files.count, "file")
    return "Tests: \(count) \(PatchHTML.count(of: files))"
  }
}
