import ExampleCommand
import VIPER

await ExampleCommand.main(
  VIPERPattern(),
  about:
    "VIPER: View, DataDisplayManager, Interactor, Presenter, Transport, Entity, Router, Service, Assembly"
)
