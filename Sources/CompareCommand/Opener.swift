import Foundation

/// The desktop's program that opens a file; nil without a desktop.
struct Opener {
  private let program: URL

  init?(in environment: [String: String]) {
    #if os(macOS)
      program = URL(filePath: "/usr/bin/open")
    #else
      // Without a display `xdg-open` starts a browser for the terminal.
      guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { environment[$0]?.isEmpty == false }) else {
        return nil
      }
      let folders = (environment["PATH"] ?? "").split(separator: ":")
      let found = folders.map { "\($0)/xdg-open" }.first(where: FileManager.default.isExecutableFile)
      guard let found else { return nil }
      program = URL(filePath: found)
    #endif
  }

  /// Starts the program and does not wait for it, as it may be the browser itself.
  func open(_ file: URL) {
    let process = Process()
    (process.executableURL, process.arguments) = (program, [file.path])
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try? process.run()
  }
}
