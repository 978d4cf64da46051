import ExampleCommand
import MassiveMVC

@main
struct RunMassiveMVC {
  static func main() async {
    await ExampleCommand.main(MassiveMVCPattern(), about: "Massive MVC: ViewController, Model")
  }
}
