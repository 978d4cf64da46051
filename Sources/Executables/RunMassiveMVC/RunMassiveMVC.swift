import ExampleCommand
import MassiveMVC

@main
struct RunMassiveMVC {
  static func main() async {
    await ExampleCommand.main(MassiveMVCPattern())
  }
}
