import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { BackupError } from '../backup/backup-error.js';
import { DataFolderError } from '../data-folder.js';

/** Input of a command that works on the data folder. */
export interface CommandInput {
  readonly dataFolder: string;
  /** The one file named on the command line. */
  readonly file: string | undefined;
  readonly flags: Readonly<Record<string, boolean | undefined>>;
}

export interface RunCommandOptions {
  readonly help: string;
  readonly flags: readonly string[];
  /** Resolves to the text printed at the end. */
  readonly run: (input: CommandInput) => Promise<string>;
}

/** Runs a command with this process's arguments and environment. Exit codes: 0 done, 1 failed, 2 called wrongly. */
export async function runCommand({ help, flags, run }: RunCommandOptions): Promise<void> {
  const input = readArguments(flags);
  if (typeof input === 'string') {
    console.error(`${input}\n\n${help}`);
    process.exitCode = 2;
  } else if (input.flags['help']) {
    console.log(help);
  } else {
    try {
      console.log(await run(input));
    } catch (error) {
      console.error(explain(error));
      process.exitCode = 1;
    }
  }
}

function readArguments(flags: readonly string[]): CommandInput | string {
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    ['help', ...flags].map((name) => [name, { type: 'boolean' as const }]),
  );
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > 1) return 'Give one file only.';
    if (process.env['MONGODB_URI'] && !values['help']) {
      return 'MONGODB_URI is set: the data is in that MongoDB server, which mongodump and mongorestore back up and restore (docs/operations/run.md).';
    }
    return {
      dataFolder: path.resolve(process.env['DATA_DIR'] || '.data'),
      file: positionals[0] === undefined ? undefined : path.resolve(positionals[0]),
      flags: values as CommandInput['flags'],
    };
  } catch (error) {
    return (error as Error).message;
  }
}

function explain(error: unknown): string {
  if (error instanceof BackupError || error instanceof DataFolderError) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
    return 'The disk is full. Free some space and run the command again; nothing was changed.';
  }
  return error instanceof Error ? error.message : String(error);
}
