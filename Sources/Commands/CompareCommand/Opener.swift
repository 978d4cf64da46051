import Foundation

/// The desktop's program that opens a file.
enum Opener {
  /// Opens a file without waiting for the program, which may be the browser itself; false without a desktop.
  static func open(_ file: URL, in environment: [String: String]) -> Bool {
    #if os(macOS)
      let programs = ["/usr/bin/open"]
    #else
      // Without a display `xdg-open` starts a browser for the terminal.
      let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
      let programs =
        hasDisplay ? (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/xdg-open" } : []
    #endif
    guard let program = programs.first(where: FileManager.default.isExecutableFile) else { return false }
    let process = Process()
    (process.executableURL, process.arguments) = (URL(filePath: program), [file.path])
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    return (try? process.run()) != nil
  }
}
