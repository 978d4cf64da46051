import CompareCommand

@main
struct Compare {
  static func main() async {
    await CompareCommand.main()
  }
}
