import CleanSwift
import ExampleCommand

await ExampleCommand.main(
  CleanSwiftPattern(),
  about:
    "Clean Swift (VIP): ViewController, Interactor, Presenter, Router, Models, Entity, Worker, Configurator"
)
