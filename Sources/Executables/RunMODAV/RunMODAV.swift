import ExampleCommand
import MODAV

@main
struct RunMODAV {
  static func main() async {
    await ExampleCommand.main(MODAVPattern())
  }
}
