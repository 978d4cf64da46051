/// The keys of the modules.
enum LoginSupportedModule: String {
  case root, login, loggedIn, home
}
