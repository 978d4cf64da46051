// swift-format-ignore-file
// The index omits the implicit call of `super.init()`.

class Appliance { init() {} }
final class Kettle: Appliance {
//> Kettle inherits Appliance
  var litres: Int
  init(litres: Int) { self.litres = litres }
}
final class Toaster: Appliance {}
//> Toaster inherits Appliance
