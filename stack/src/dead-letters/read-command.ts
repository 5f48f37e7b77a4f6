import { parseArgs } from 'node:util';
import { workQueues } from '@shortlist/contracts/work-queues';

export type Command =
  | { readonly action: 'help' }
  | { readonly action: 'list'; readonly json: boolean }
  | {
      readonly action: 'show' | 'replay' | 'drop';
      readonly queue: string;
      /** Undefined: all. */
      readonly ids: readonly string[] | undefined;
      readonly payload: boolean;
      readonly json: boolean;
    };

const actions = ['show', 'replay', 'drop'] as const;

/** Reads the command from the command line, or a sentence about its problem. */
export function readCommand(words: readonly string[]): Command | string {
  try {
    return understand(words);
  } catch (error) {
    // From parseArgs: it names the unknown option.
    return (error as Error).message;
  }
}

function understand(words: readonly string[]): Command | string {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      id: { type: 'string', multiple: true },
      all: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      payload: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { id: ids, all, yes, payload, json, help } = values;
  if (help) return { action: 'help' };
  const [word, queue, ...more] = positionals;
  if (word === 'list') {
    const rest = { ...values, json: undefined, help: undefined };
    const isPlain = queue === undefined && !Object.values(rest).some(Boolean);
    return isPlain ? { action: 'list', json } : 'list takes nothing but --json.';
  }
  const action = actions.find((known) => known === word);
  if (action === undefined) return 'Say what to do: list, show, replay or drop.';
  if (queue === undefined) return `Name one queue. ${knownQueues()}`;
  if (more.length > 0) return 'Name one queue only.';
  if (!workQueues.some(({ name }) => name === queue))
    return `There is no queue ${queue}. ${knownQueues()}`;
  if (ids?.includes('')) return 'An --id is empty.';
  if (ids && all) return 'Give --id or --all, not both.';
  if (payload && action !== 'show') return '--payload is for show only.';
  if (action !== 'show' && !ids && !all) return `Say which: --id <id> or --all. ${nothingDone}`;
  if (action === 'drop' && all && !yes)
    return `This deletes every dead letter of ${queue} for good. Add --yes. ${nothingDone}`;
  return { action, queue, ids, payload, json };
}

const nothingDone = 'Nothing was changed.';

function knownQueues(): string {
  return `Queues are: ${workQueues.map(({ name }) => name).join(', ')}.`;
}
