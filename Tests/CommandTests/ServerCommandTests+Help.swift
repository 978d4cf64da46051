extension ServerCommandTests {
  static let help = """
    OVERVIEW: The account service of the Login examples, as a server on this
    machine.

    It answers 'POST /login' over HTTP/1.1 at 127.0.0.1 and prints a line for each
    request. Ctrl-C ends it.

    The demo accounts are ada@example.com with lovelace and grace@example.com with
    hopper. An accounts file is a JSON array of objects with "id", "email",
    "password" and "name".

    It serves 256 connections at a time; further ones are answered with 503. A
    request may have 8192 bytes before its body, 64 header lines and 65536 bytes of
    body, and take 10 seconds. An idle connection is closed after 30 seconds.

    USAGE: account-server [--port N] [--accounts FILE] [--fault NAME ...]

    OPTIONS:
      --port N                The port to listen on; 0 picks any free port.
                              (default: 8080)
      --accounts FILE         A file of accounts instead of the two demo accounts.
      --fault NAME            Simulate a fault at each login; several take turns,
                              one per login. (values: refuse, reset-before-answer,
                              reset-in-body, truncated-body, wrong-length, chunked,
                              byte-a-second, no-answer, server-error, unavailable,
                              garbage, redirect, huge-body, none)
      -h, --help              Show help information.
      --version               Show the version.

    FAULTS:
      refuse                  Connections are refused; excludes other faults.
      reset-before-answer     The connection is reset before the answer.
      reset-in-body           The connection is reset in the middle of the body.
      truncated-body          The connection is closed in the middle of the body.
      wrong-length            Content-Length names half of the body.
      chunked                 The body is sent in chunks, and the login succeeds.
      byte-a-second           The answer is sent at one byte per second.
      no-answer               The answer never comes.
      server-error            The server fails (500).
      unavailable             The server is down (503).
      garbage                 The answer is not HTTP.
      redirect                The server redirects the client (307).
      huge-body               The answer is a megabyte long.
      none                    No fault, for a turn between others.

    EXAMPLES:
      account-server
      account-server --port 0 --fault reset-in-body --fault none
      login-mvp --server http://127.0.0.1:8080

    """
}
