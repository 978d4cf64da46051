import ExampleCommand
import MVVM

@main
struct RunMVVM {
  static func main() async {
    await ExampleCommand.main(MVVMPattern(), about: "MVVM: Model, View, ViewModel")
  }
}
