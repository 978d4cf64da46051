import ExampleCommand
import MVVM

await ExampleCommand.main(MVVMPattern(), about: "MVVM: Model, View, ViewModel")
