import Examples

/// Data that exists before the modules; holders pass it on to the builders that use it.
struct LoginModuleHolderContext {
  /// The user who is still logged in from an earlier launch.
  let storedUser: User?
}
