import Foundation

/// The other side of a reading process: what the program does when it was started to read an index store.
public enum ReadingService {
  /// The first argument that makes a program answer the request in the second instead of doing its own work.
  static let argument = "--read-index-store"
  /// The exit code that says that the answer is an error.
  static let failure: Int32 = 1

  /// Answers a request on the standard output and ends the process, if it was started for that.
  public static func answerIfAsked() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first == argument else { return }
    guard let question = arguments.dropFirst().first,
      let request = try? JSONDecoder().decode(ReadingRequest.self, from: Data(question.utf8))
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
