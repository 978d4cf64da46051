import ExampleCommand
import MODAV

@main
struct RunMODAV {
  static func main() async {
    await ExampleCommand.main(MODAVPattern(), about: "MODA-V: Model, Orchestrator, Delegate, Adapter, View")
  }
}
