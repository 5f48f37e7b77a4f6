/** Words of a command, and where it prints. */
export interface CommandLine {
  readonly words: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

interface Asked {
  readonly action: string;
}

export interface Answering<Command extends Asked> {
  readonly help: string;
  /** Reads the command from the words, or a sentence about their problem. */
  readonly read: (words: readonly string[]) => Command | string;
  /** Does it; resolves with the exit code. */
  readonly run: (command: Exclude<Command, { readonly action: 'help' }>) => Promise<number>;
}

/** Reads a command, does it and says what failed. Exit codes: 0 done, 1 failed, 2 called wrongly. */
export async function answerCommand<Command extends Asked>(
  { words, print, printError }: CommandLine,
  { help, read, run }: Answering<Command>,
): Promise<number> {
  const command = read(words);
  if (typeof command === 'string') {
    printError(`${command}\n\n${help}`);
    return 2;
  }
  if (command.action === 'help') {
    print(help);
    return 0;
  }
  try {
    return await run(command as Exclude<Command, { readonly action: 'help' }>);
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
