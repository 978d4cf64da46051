import ExampleCommand
import MVPCF

@main
struct RunMVPCF {
  static func main() async {
    await ExampleCommand.main(
      MVPCFPattern(),
      about: "MVPCF: View, ViewController, Presenter, Logic, Model, Routes, Coordinator, Factory, Container")
  }
}
