import AccountServer

@main
struct RunAccountServer {
  static func main() {
    ServerCommand.main()
  }
}
