import ExampleCommand
import TEA

await ExampleCommand.main(
  TEAPattern(),
  about: "TEA (TCA): View, Reducer, Container, State, Action, Entity, Client, Store"
)
