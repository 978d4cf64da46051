import AccountServer

@main
struct RunAccountServer {
  static func main() async {
    await ServerCommand.main()
  }
}
