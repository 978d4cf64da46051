import ExampleCommand
import MVP

@main
struct RunMVP {
  static func main() async {
    await ExampleCommand.main(MVPPattern(), about: "MVP: Model, View, Presenter")
  }
}
