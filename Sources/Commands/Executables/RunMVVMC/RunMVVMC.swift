import ExampleCommand
import MVVMC

await ExampleCommand.main(MVVMCPattern(), about: "MVVM-C: Model, View, ViewModel, Coordinator")
