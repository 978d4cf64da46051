import ExampleCommand
import MVPCF

@main
struct RunMVPCF {
  static func main() async {
    await ExampleCommand.main(MVPCFPattern())
  }
}
