import Catalog
import Measures
import Records

extension CellFinding {
  /// The files of the product that the cell changes.
  var productFiles: [PatchedFile] {
    files.filter { cellPart(of: $0) != nil }
  }

  /// The files of tests that the cell changes.
  var testFiles: [PatchedFile] {
    files.filter { cellPart(of: $0) == nil }
  }

  /// The part of a file of the product; nil for any other.
  func part(of file: PatchedFile) -> Part? {
    guard let own = cellPart(of: file) else { return nil }
    if own.isWiring { return .wiring }
    return card.roles.first { $0.name == own.role }?.part
  }

  /// The role of a file of the product, in words.
  func place(of file: PatchedFile) -> String {
    cellPart(of: file)?.role ?? "composition root"
  }

  private func cellPart(of file: PatchedFile) -> CellPart? {
    size.product.first { $0.name == file.typeName }
  }
}
