import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import type { ConfiguredEngine } from '../engines/definition.js';
import { engines, traitsOf } from '../engines/registry.js';
import { createExtractor } from '../files/extractor.js';
import { decodePlainText } from '../files/reading/plain.js';
import { inOrder } from '../work/in-order.js';
import { existing, findFiles } from './find-files.js';
import { toJsonLine, toLine } from './print-score.js';
import { exitCodes, UsageError, write } from './run-command.js';
import { readResumes, scoreFile } from './score-files.js';

/** A thread of the engine takes as long to begin as to score so many files. */
const FILES_A_THREAD = 50;

/** Options of `npm run score`. */
interface ScoreWords {
  readonly job: string;
  readonly engine: string;
  /** A month as 2026-11; undefined for this month. */
  readonly asOf: string | undefined;
  readonly jsonl: boolean;
  readonly strict: boolean;
  /** Files and folders of resumes. */
  readonly positionals: readonly string[];
}

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
    throw new UsageError(
      `There is no engine "${name}". Choose ${engines.names.toReversed().join(' or ')}.`,
    );
  }
  const configured = definition.configure(readVariables());
  if (configured) return configured.create();
  throw new UsageError(`Please set ${definition.setUpBy} to use the ${name} engine.`);
}

async function readJob(path: string): Promise<string> {
  const [file = path] = await existing([path]);
  const description = decodePlainText(await readFile(file));
  if (description.trim() === '') throw new UsageError(`The job description ${path} is empty.`);
  return description;
}

/** Scores the files and prints a line for each; resolves with the exit code. Throws UsageError for what cannot be scored. */
export async function runScore(given: ScoreWords): Promise<number> {
  const description = await readJob(given.job);
  const engine = createEngine(given.engine);
  const paths = await existing(given.positionals);
  const extractor = createExtractor();
  let isAllScored = true;
  try {
    const files: string[] = [];
    for await (const path of findFiles(paths)) files.push(path);
    if (files.length === 0) throw new UsageError(`There are no resumes in ${paths.join(', ')}.`);
    const { asOf } = given;
    const preparing = engine.prepareJob(description, asOf === undefined ? {} : { asOf });
    // Files are read at the same time. A failure is reported when the first of them has been.
    preparing.catch(() => undefined);
    const processors = availableParallelism();
    const read = inOrder(files, 2 * processors, (path) => readResumes(path, extractor));
    const threads = Math.min(processors, Math.ceil(files.length / FILES_A_THREAD));
    const atOnce = traitsOf(given.engine).atOnce ?? threads;
    const scoring = inOrder(read, atOnce, async (file) =>
      scoreFile(file, { engine, job: (await preparing).job }),
    );
    for await (const scored of scoring) {
      const { job } = await preparing;
      for (const each of scored) {
        isAllScored &&= !('reason' in each.result);
        await write(`${given.jsonl ? toJsonLine(each) : toLine(each, job)}\n`);
      }
    }
  } finally {
    await Promise.all([extractor.stop(), engine.stop?.()]);
  }
  return given.strict && !isAllScored ? exitCodes.unread : exitCodes.done;
}
