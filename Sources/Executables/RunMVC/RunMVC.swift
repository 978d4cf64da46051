import ExampleCommand
import MVC

@main
struct RunMVC {
  static func main() async {
    await ExampleCommand.main(MVCPattern(), about: "MVC: Model, ViewController")
  }
}
