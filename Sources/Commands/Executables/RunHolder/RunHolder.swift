import ExampleCommand
import Holder

await ExampleCommand.main(
  HolderPattern(),
  about:
    "Module–Holder: Component, ViewComponent, Builder, ModuleHolder, Context, Module, Router, View, Service, Model"
)
