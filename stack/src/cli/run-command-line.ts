import type { CommandLine } from './answer-command.js';

/**
 * Runs a command with the arguments of this process and sets its exit code. `--help` prints `help` without loading the command, which
 * brings the database driver and the services along.
 */
export async function runCommandLine(
  help: string,
  load: () => Promise<(line: CommandLine) => Promise<number>>,
): Promise<void> {
  const words = process.argv.slice(2);
  if (words.includes('--help')) {
    console.log(help);
    return;
  }
  const run = await load();
  process.exitCode = await run({
    words,
    environment: process.env,
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
  });
}
