import AccountServer

ServerCommand.main()
