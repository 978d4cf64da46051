import ExampleCommand
import Holder

@main
struct RunHolder {
  static func main() async {
    await ExampleCommand.main(
      HolderPattern(),
      about:
        "Module–Holder: Component, ViewComponent, Builder, ModuleHolder, Context, Module, Router, View, Service, Model"
    )
  }
}
