import ExampleCommand
import MODAV

await ExampleCommand.main(MODAVPattern(), about: "MODA-V: Model, Orchestrator, Delegate, Adapter, View")
