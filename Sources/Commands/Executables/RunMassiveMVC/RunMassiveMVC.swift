import ExampleCommand
import MassiveMVC

await ExampleCommand.main(MassiveMVCPattern(), about: "Massive MVC: ViewController, Model")
