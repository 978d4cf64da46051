extension ExampleCommandTests {
  static let loginTranscript = """
    ┌ Log in ──────────────────────────────────────────────────┐
    │ Email     [                         ] email              │
    │ Password  [                         ] password           │
    │ [ Log in ]                            logIn              │
    │   Cancel                              cancel (off)       │
    │                                       progress (off)     │
    │                                       status             │
    └──────────────────────────────────────────────────────────┘
    # Demo account: ada@example.com, password lovelace
    > type email ada@example.com
    ┌ Log in ──────────────────────────────────────────────────┐
    │ Email     [ada@example.com          ] email              │
    │ Password  [                         ] password           │
    │ [ Log in ]                            logIn              │
    │   Cancel                              cancel (off)       │
    │                                       progress (off)     │
    │                                       status             │
    └──────────────────────────────────────────────────────────┘
    # Demo account: ada@example.com, password lovelace
    > type password ••••••••
    ┌ Log in ──────────────────────────────────────────────────┐
    │ Email     [ada@example.com          ] email              │
    │ Password  [••••••••                 ] password           │
    │ [ Log in ]                            logIn              │
    │   Cancel                              cancel (off)       │
    │                                       progress (off)     │
    │                                       status             │
    └──────────────────────────────────────────────────────────┘
    # Demo account: ada@example.com, password lovelace
    > tap logIn
    ┌ Home ────────────────────────────────────────────────────┐
    │ Welcome, Ada Lovelace                 welcome            │
    │                                       notice             │
    │ [ Log out ]                           logOut             │
    └──────────────────────────────────────────────────────────┘
    > relaunch
    > tap logOut
    ┌ Log in ──────────────────────────────────────────────────┐
    │ Email     [                         ] email              │
    │ Password  [                         ] password           │
    │ [ Log in ]                            logIn              │
    │   Cancel                              cancel (off)       │
    │                                       progress (off)     │
    │                                       status             │
    └──────────────────────────────────────────────────────────┘
    # Demo account: ada@example.com, password lovelace

    """
}
