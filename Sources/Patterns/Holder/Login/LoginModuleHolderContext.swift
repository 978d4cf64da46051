import Examples

/// What is known before there is any module; the holder hands it to the builders of the modules that ask for it.
struct LoginModuleHolderContext {
  /// The user who logged in during an earlier launch.
  let storedUser: User?
}
