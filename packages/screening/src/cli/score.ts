import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { ConfiguredEngine } from '../engines/definition.js';
import { engines, traitsOf } from '../engines/registry.js';
import { createExtractor } from '../files/extractor.js';
import { decodePlainText } from '../files/reading/plain.js';
import { existing, findFiles } from './find-files.js';
import { inOrder } from './in-order.js';
import { toJsonLine, toLine } from './print-score.js';
import {
  EXIT_CODES_HELP,
  exitCodes,
  readOptions,
  runCommand,
  UsageError,
  write,
} from './run-command.js';
import { scoreFile } from './score-files.js';

const names = engines.names.toReversed();
const USAGE = `Usage: npm run score -- --job job.txt [--engine ${names.join('|')}] [--as-of YYYY-MM] [--jsonl] [--strict] resume-or-folder…`;
const HELP = `${USAGE}

Scores resumes (PDF, DOC, DOCX, RTF, HTML, TXT) against a job description, in the order they are named. Folders are walked for files
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

/** An empty variable counts as not set. */
function readVariables(): Readonly<Record<string, unknown>> {
  const given = Object.entries(process.env).filter(([, value]) => value?.trim());
  const parsed = z.object(engines.variables).safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  throw new UsageError(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'),
  );
}

function createEngine(name: string): ReturnType<ConfiguredEngine['create']> {
  const definition = engines.find(name);
  if (!definition) {
    throw new UsageError(`There is no engine "${name}". Choose ${names.join(' or ')}.`);
  }
  const configured = definition.configure(readVariables());
  if (configured) return configured.create();
  throw new UsageError(`Please set ${definition.setUpBy} to use the ${name} engine.`);
}

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

async function readJob(path: string): Promise<string> {
  const [file = path] = await existing([path]);
  const description = decodePlainText(await readFile(file));
  if (description.trim() === '') throw new UsageError(`The job description ${path} is empty.`);
  return description;
}

async function main(): Promise<number> {
  const given = readArguments();
  if (!given) {
    await write(HELP);
    return exitCodes.done;
  }
  const description = await readJob(given.job);
  const engine = createEngine(given.engine);
  const paths = await existing(given.positionals);
  const extractor = createExtractor();
  let isAllScored = true;
  let count = 0;
  try {
    const { asOf } = given;
    const { job } = await engine.prepareJob(description, asOf === undefined ? {} : { asOf });
    const atOnce = traitsOf(given.engine).atOnce ?? 2 * availableParallelism();
    for await (const scored of inOrder(findFiles(paths), atOnce, (path) =>
      scoreFile(path, { extractor, engine, job }),
    )) {
      count += 1;
      isAllScored &&= !('reason' in scored.result);
      await write(`${given.jsonl ? toJsonLine(scored) : toLine(scored, job)}\n`);
    }
  } finally {
    await Promise.all([extractor.stop(), 'stop' in engine ? engine.stop() : undefined]);
  }
  if (count === 0) throw new UsageError(`There are no resumes in ${paths.join(', ')}.`);
  return given.strict && !isAllScored ? exitCodes.unread : exitCodes.done;
}

await runCommand(main);
