import ExampleCommand
import MODAV2

await ExampleCommand.main(MODAV2Pattern(), about: "MODA-V2: Model, Orchestrator, Delegate, Adapter, View")
