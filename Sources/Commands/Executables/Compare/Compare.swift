import CompareCommand

await CompareCommand.main()
