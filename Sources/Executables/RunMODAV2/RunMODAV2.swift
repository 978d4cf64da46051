import ExampleCommand
import MODAV2

@main
struct RunMODAV2 {
  static func main() async {
    await ExampleCommand.main(MODAV2Pattern(), about: "MODA-V2: Model, Orchestrator, Delegate, Adapter, View")
  }
}
