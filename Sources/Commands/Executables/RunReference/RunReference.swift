import ExampleCommand
import Reference

await ExampleCommand.main(ReferencePattern(), about: "the reference implementation of the tests")
