import Foundation

/// The entry point of a reading process.
public enum ReadingService {
  /// The first argument of a reading process; the second is the request in JSON.
  static let argument = "--read-index-store"
  /// The exit code with which the output is a ``CodeGraphError`` in JSON.
  static let failure: Int32 = 1

  /// Writes the requested code to the standard output and exits, if the arguments contain a request.
  public static func runIfRequested() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first == argument else { return }
    guard let text = arguments.dropFirst().first,
      let request = try? JSONDecoder().decode(ReadingRequest.self, from: Data(text.utf8))
    else { exit(70) }
    do throws(CodeGraphError) {
      FileHandle.standardOutput.write(try request.code().packed)
      exit(0)
    } catch {
      FileHandle.standardOutput.write((try? JSONEncoder().encode(error)) ?? Data())
      exit(failure)
    }
  }
}
