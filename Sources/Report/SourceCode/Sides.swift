/// A value for each of two columns side by side.
struct Sides<Value> {
  let left: Value
  let right: Value
}
