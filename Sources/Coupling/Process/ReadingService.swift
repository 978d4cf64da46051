import Foundation

/// The other side of a reading process: what the program does when it was started to read an index store.
public enum ReadingService {
  /// The first argument that makes a program answer the request in the second instead of doing its own work.
  static let argument = "--read-index-store"

  /// How much memory a reading may take: ten times what it takes, so that a damaged store cannot take it all.
  private static let memory: UInt64 = 512 << 20

  /// Answers a request on the standard output and ends the process, if it was started for that.
  public static func answerIfAsked() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first == argument else { return }
    MemoryLimit.allow(bytes: memory)
    guard let question = arguments.dropFirst().first,
      let request = try? JSONDecoder().decode(ReadingRequest.self, from: Data(question.utf8)),
      let output = try? JSONEncoder().encode(answer(to: request))
    else { exit(70) }
    FileHandle.standardOutput.write(output)
    exit(0)
  }

  private static func answer(to request: ReadingRequest) -> ReadingAnswer {
    do throws(CouplingError) {
      var reader = StoreReader(
        package: request.package, targets: request.targets, libraryPath: request.libraryPath)
      reader.isChecking = request.isChecking
      return .graph(try reader.graph(fromStoreAt: request.storePath))
    } catch {
      return .problem(error)
    }
  }
}
