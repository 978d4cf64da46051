import ExampleCommand
import MVC

await ExampleCommand.main(MVCPattern(), about: "MVC: Model, ViewController")
