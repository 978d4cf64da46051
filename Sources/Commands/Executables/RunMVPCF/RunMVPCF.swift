import ExampleCommand
import MVPCF

await ExampleCommand.main(
  MVPCFPattern(),
  about: "MVPCF: View, ViewController, Presenter, Logic, Model, Routes, Coordinator, Factory, Container")
