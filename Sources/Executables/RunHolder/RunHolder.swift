import ExampleCommand
import Holder

@main
struct RunHolder {
  static func main() async {
    await ExampleCommand.main(HolderPattern())
  }
}
