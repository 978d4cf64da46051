import Foundation

/// Swift code without what does not change a program: comments, blank lines and the white space at both ends of a line.
package enum CodeText {
  /// The code of a file. A multi-line string keeps its lines as they are.
  ///
  /// `keepsLines` leaves an empty line for each one without code, so that code on another line gives another text.
  package static func stripped(_ file: Data, keepsLines: Bool = false) -> Data {
    file.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var scanner = CodeScanner(of: bytes)
      while scanner.hasLine {
        let before = scanner.code.count
        scanner.takeLine()
        if keepsLines, scanner.code.count == before { scanner.takeEmptyLine() }
      }
      return Data(scanner.code)
    }
  }
}
