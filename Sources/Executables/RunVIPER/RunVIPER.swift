import ExampleCommand
import VIPER

@main
struct RunVIPER {
  static func main() async {
    await ExampleCommand.main(
      VIPERPattern(),
      about:
        "VIPER: View, DataDisplayManager, Interactor, Presenter, Transport, Entity, Router, Service, Assembly"
    )
  }
}
