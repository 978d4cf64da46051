/// The keys of the modules.
enum GreetingSupportedModule: String {
  case root, greeting
}
