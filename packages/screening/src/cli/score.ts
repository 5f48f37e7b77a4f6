import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { createLocalEngine } from '../engines/local.js';
import { createOpenAiEngine } from '../engines/openai/engine.js';
import { createExtractor } from '../files/extractor.js';
import { decodePlainText } from '../files/reading/plain.js';
import type { ScreeningEngine } from '../types.js';
import { findFiles, fromHere } from './find-files.js';
import { inOrder } from './in-order.js';
import { toJsonLine, toLine } from './print-score.js';
import { scoreFile } from './score-files.js';

const USAGE =
  'Usage: npm run score -- --job job.txt [--engine local|openai] [--as-of YYYY-MM] [--jsonl] resume-or-folder…';

class UsageError extends Error {}

function createEngine(name: string): ScreeningEngine {
  if (name === 'local') return createLocalEngine();
  if (name !== 'openai')
    throw new UsageError(`There is no engine "${name}". Choose local or openai.`);
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = process.env;
  if (!apiKey && !baseURL) {
    throw new UsageError('Please set OPENAI_API_KEY or OPENAI_BASE_URL to use the openai engine.');
  }
  return createOpenAiEngine({
    // Servers of one's own often ask for no key, but the client wants one.
    apiKey: apiKey ?? 'none',
    ...(baseURL ? { baseURL } : {}),
    ...(model ? { model } : {}),
  });
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
    const atOnce = engineName === 'openai' ? 8 : availableParallelism();
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
