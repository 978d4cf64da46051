/// The keys of the modules, each with the spelling by which the holder finds it.
enum LoginSupportedModule: String {
  case root, login, home
}
