/// What a reading process found.
enum ReadingAnswer: Codable {
  case graph(DependencyGraph)
  case problem(CouplingError)
}
