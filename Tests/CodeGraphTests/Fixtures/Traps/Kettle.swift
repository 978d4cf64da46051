// swift-format-ignore-file
// A superclass's initialiser that is called without a word is not constructed.
// That a line ends with a call of `Appliance.init()` the index does not tell.

class Appliance { init() {} }
final class Kettle: Appliance {
//> Kettle inherits Appliance
  var litres: Int
  init(litres: Int) { self.litres = litres }
}
final class Toaster: Appliance {}
//> Toaster inherits Appliance
