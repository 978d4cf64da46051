import ExampleCommand
import MVVM

@main
struct RunMVVM {
  static func main() async {
    await ExampleCommand.main(MVVMPattern())
  }
}
