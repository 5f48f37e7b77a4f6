import { parseArgs } from 'node:util';
import { upload } from '@shortlist/contracts/constants';
import { engineNames } from '../engines/names.js';
import {
  EXIT_CODES_HELP,
  exitCodes,
  readOptions,
  runCommand,
  UsageError,
  write,
} from './run-command.js';

const names = engineNames.toReversed();
const USAGE = `Usage: npm run score -- --job job.txt [--engine ${names.join('|')}] [--as-of YYYY-MM] [--jsonl] [--strict] resume-or-folder…`;
const HELP = `${USAGE}

Scores resumes (${upload.formats}) against a job description, in the order they are named. Folders are walked for files
of these names, in the order of their names. With "npm run -s score" npm adds no lines of its own.

  --job FILE       the job description, a text file
  --engine NAME    local (default): no AI, no network. openai: a language model; set OPENAI_API_KEY or OPENAI_BASE_URL, and
                   OPENAI_MODEL for another than the default
  --as-of YYYY-MM  the month that "present" means; default: this month
  --jsonl          one JSON object per resume and line, with everything the formula used, instead of columns
  --strict         exit with 2 when a resume could not be read or scored
  -h, --help       this text

${EXIT_CODES_HELP}
`;

/** Reads the command line; null where it asks for help. */
function readArguments() {
  const { values, positionals } = readOptions(() =>
    parseArgs({
      allowPositionals: true,
      options: {
        job: { type: 'string' },
        engine: { type: 'string', default: 'local' },
        'as-of': { type: 'string' },
        jsonl: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }),
  );
  if (values.help) return null;
  const { job, engine, jsonl, strict, 'as-of': asOf } = values;
  if (job === undefined || positionals.length === 0) throw new UsageError(`${USAGE}\nSee --help.`);
  if (asOf !== undefined && !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(asOf)) {
    throw new UsageError('--as-of takes a month like 2026-11.');
  }
  return { job, engine, jsonl, strict, asOf, positionals };
}

// Loaded only when there is something to score: the engine reads its tables.
await runCommand(async () => {
  const words = readArguments();
  if (words) return (await import('./run-score.js')).runScore(words);
  await write(HELP);
  return exitCodes.done;
});
