import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { engines, traitsOf } from '../engines/registry.js';
import { createExtractor } from '../files/extractor.js';
import { decodePlainText } from '../files/reading/plain.js';
import type { ScreeningEngine } from '../types.js';
import { findFiles, fromHere } from './find-files.js';
import { inOrder } from './in-order.js';
import { toJsonLine, toLine } from './print-score.js';
import { scoreFile } from './score-files.js';

const USAGE = `Usage: npm run score -- --job job.txt [--engine ${engines.names.toReversed().join('|')}] [--as-of YYYY-MM] [--jsonl] resume-or-folder…`;

class UsageError extends Error {}

/** An empty variable counts as not set. */
function readVariables(): Readonly<Record<string, unknown>> {
  const given = Object.entries(process.env).filter(([, value]) => value?.trim());
  const parsed = z.object(engines.variables).safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  throw new UsageError(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'),
  );
}

function createEngine(name: string): ScreeningEngine {
  const definition = engines.find(name);
  if (!definition) {
    const names = engines.names.toReversed().join(' or ');
    throw new UsageError(`There is no engine "${name}". Choose ${names}.`);
  }
  const configured = definition.configure(readVariables());
  if (configured) return configured.create();
  throw new UsageError(`Please set ${definition.setUpBy} to use the ${name} engine.`);
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      job: { type: 'string' },
      engine: { type: 'string', default: 'local' },
      'as-of': { type: 'string' },
      jsonl: { type: 'boolean', default: false },
    },
  });
  const asOf = values['as-of'];
  if (values.job === undefined || positionals.length === 0) throw new UsageError(USAGE);
  if (asOf !== undefined && !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(asOf)) {
    throw new UsageError('--as-of takes a month like 2026-11.');
  }
  return { job: values.job, engine: values.engine, jsonl: values.jsonl, asOf, paths: positionals };
}

async function main(): Promise<void> {
  const { job: jobPath, engine: engineName, jsonl, asOf, paths } = readArguments();
  const description = decodePlainText(await readFile(fromHere(jobPath)));
  if (description.trim() === '') throw new UsageError(`The job description ${jobPath} is empty.`);
  const engine = createEngine(engineName);
  const extractor = createExtractor();
  try {
    const { job } = await engine.prepareJob(description, asOf === undefined ? {} : { asOf });
    const files = findFiles(paths.map(fromHere));
    const atOnce = traitsOf(engineName).atOnce ?? availableParallelism();
    for await (const scored of inOrder(files, atOnce, (path) =>
      scoreFile(path, { extractor, engine, job }),
    )) {
      const line = `${jsonl ? toJsonLine(scored) : toLine(scored, job)}\n`;
      // Waiting for a slow reader keeps the memory constant.
      if (!process.stdout.write(line)) {
        await new Promise((resolve) => process.stdout.once('drain', resolve));
      }
    }
  } finally {
    await extractor.stop();
  }
}

main().catch((error: unknown) => {
  const isPersonsMistake =
    error instanceof UsageError || (error as NodeJS.ErrnoException).code !== undefined;
  console.error(isPersonsMistake ? (error as Error).message : error);
  process.exitCode = 1;
});
