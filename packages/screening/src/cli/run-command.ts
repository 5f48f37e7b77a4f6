/** A mistake in the call; shown without a stack. */
export class UsageError extends Error {}

/** Exit codes of the commands, as `--help` tells them. */
export const exitCodes = { done: 0, failed: 1, unread: 2 } as const;

export const EXIT_CODES_HELP = `Exit codes
  0  every file was dealt with; those that could not be read are listed with their reason
  1  wrong use, or the command itself failed; the reason is on standard error
  2  with --strict: a file could not be read or scored`;

function sentenceOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  // The rest of the message is about arguments that begin with a hyphen.
  if (code.startsWith('ERR_PARSE_ARGS')) return `${message.split('. ')[0] ?? message}. See --help.`;
  return message;
}

/** Runs `parse` on the command line; an unknown option becomes a UsageError. */
export function readOptions<Options>(parse: () => Options): Options {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(sentenceOf(error));
  }
}

/** Runs a command to its exit code. A person's mistake is one sentence on standard error, a fault of ours a stack. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  // A reader that has seen enough, such as `head`, closes the pipe.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? exitCodes.done : exitCodes.failed);
  });
  try {
    process.exitCode = await main();
  } catch (error) {
    const isPersonsMistake =
      error instanceof UsageError || (error as NodeJS.ErrnoException).code !== undefined;
    console.error(isPersonsMistake ? sentenceOf(error) : error);
    process.exitCode = exitCodes.failed;
  }
}

/** Writes to standard output; waiting for a slow reader keeps the memory constant. */
export async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) {
    await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
}
