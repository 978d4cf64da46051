extension ServerCommandTests {
  static let help = """
    OVERVIEW: The account service of the Login examples, as a server on this
    machine.

    It answers 'POST /login' over HTTP/1.1 at 127.0.0.1 and prints a line for each
    request. Ctrl-C ends it.

    The demo accounts are ada@example.com with lovelace and grace@example.com with
    hopper. A file of others is a JSON array of objects with "id", "email",
    "password" and "name".

    At once it serves 256 connections; one more is answered with 503. A request may
    have 8192 bytes before its body, 64 header lines, 65536 bytes of body, and take
    10 seconds; a connection without one is closed after 30.

    USAGE: account-server [--port N] [--accounts FILE] [--fault NAME ...]

    OPTIONS:
      --port N                Where to listen; 0 takes any port that is free.
                              (default: 8080)
      --accounts FILE         Who may log in, instead of the two demo accounts.
      --fault NAME            Let something go wrong with each login; of several,
                              one after the other and then from the start. (values:
                              refuse, reset-before-answer, reset-in-body,
                              truncated-body, wrong-length, chunked, byte-a-second,
                              no-answer, server-error, unavailable, garbage,
                              redirect, huge-body, none)
      -h, --help              Show help information.
      --version               Show the version.

    FAULTS:
      refuse                  Nobody listens at the port; stands alone.
      reset-before-answer     The connection is reset before the answer.
      reset-in-body           The connection is reset in the middle of the body.
      truncated-body          The connection is closed in the middle of the body.
      wrong-length            Content-Length names half of the body.
      chunked                 The answer comes in chunks, and must work.
      byte-a-second           The answer comes at a byte a second.
      no-answer               The answer never comes.
      server-error            The server fails (500).
      unavailable             The server is down (503).
      garbage                 What comes is not HTTP.
      redirect                The client is sent elsewhere (307).
      huge-body               The answer is a megabyte long.
      none                    Nothing goes wrong, for a turn between others.

    EXAMPLES:
      account-server
      account-server --port 0 --fault reset-in-body --fault none
      login-mvp --server http://127.0.0.1:8080

    """
}
