import ExampleCommand
import MVP

await ExampleCommand.main(MVPPattern(), about: "MVP: Model, View, Presenter")
