import { parseArgs } from 'node:util';
import { createLocalEngine, engines, type ScreeningEngine } from '@shortlist/screening';
import { z } from 'zod';

/** A mistake in the call; shown without a stack. */
export class UsageError extends Error {}

const names = engines.names.toReversed();

export const HELP = `Usage: npm run bench:judging -- [--engine ${names.join('|')}] [--pairs FILE] [--sets FOLDER] [--list] [--json]

Compares what an engine makes of labelled material with its labels. Without a file or folder that is the repository's own, the half
that was looked at while building and the one that was not.

  --engine NAME   local (default): no AI, no network. openai: a language model; set OPENAI_API_KEY or OPENAI_BASE_URL, and
                  OPENAI_MODEL for another than the default
  --pairs FILE    measures other pairs: JSON, [{ id, kind, criterion, resume, verdict }]
  --sets FOLDER   measures other people: JSON files, { job, resumes: [{ label, expect, why, text }] } each
  --list          names the pairs and people that are not where their labels are
  --json          figures as JSON
  -h, --help      this text

Exit codes
  0  everything was measured, whatever the figures are
  1  wrong use, or the command itself failed; the reason is on standard error
`;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        engine: { type: 'string', default: 'local' },
        pairs: { type: 'string' },
        sets: { type: 'string' },
        list: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}. See --help.`);
  }
}

/** Options of the command line. Throws UsageError. */
export function readOptions(args: readonly string[]) {
  const options = readArguments(args);
  if (!names.includes(options.engine))
    throw new UsageError(`There is no engine "${options.engine}". Choose ${names.join(' or ')}.`);
  return options;
}

/** The engine of that name as the environment sets it up. Throws UsageError where it doesn't. */
export function createEngine(name: string, env: NodeJS.ProcessEnv): ScreeningEngine {
  // In this thread, which has nothing else to do.
  if (name === 'local') return createLocalEngine();
  const given = Object.entries(env).filter(([, value]) => value?.trim());
  const parsed = z.object(engines.variables).safeParse(Object.fromEntries(given));
  if (!parsed.success)
    throw new UsageError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'),
    );
  const definition = engines.find(name);
  const configured = definition?.configure(parsed.data);
  if (configured) return configured.create();
  throw new UsageError(`Please set ${definition?.setUpBy} to use the ${name} engine.`);
}
