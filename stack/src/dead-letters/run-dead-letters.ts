import { answerCommand, type CommandLine } from '../cli/answer-command.js';
import type { DeadLetterDesk } from './desk.js';
import { help } from './help.js';
import { openDesk } from './open-desk.js';
import { presentLetters, presentQueues } from './present.js';
import { type Command, readCommand } from './read-command.js';

/** Runs the command; resolves with its exit code. */
export function runDeadLetters(line: CommandLine): Promise<number> {
  return answerCommand<Command>(line, {
    help,
    read: readCommand,
    run: async (command) => {
      const { desk, close } = await openDesk(line.environment);
      try {
        const { text, missing } = await run(desk, command);
        line.print(text);
        if (missing.length === 0) return 0;
        line.printError(`Not among the dead letters: ${missing.join(', ')}`);
        return 1;
      } finally {
        await close();
      }
    },
  });
}

interface Said {
  readonly text: string;
  /** Ids that were asked for but not found. */
  readonly missing: readonly string[];
}

async function run(
  desk: DeadLetterDesk,
  command: Exclude<Command, { readonly action: 'help' }>,
): Promise<Said> {
  if (command.action === 'list') {
    const queues = await desk.list();
    return { text: command.json ? json(queues) : presentQueues(queues), missing: [] };
  }
  const { action, queue, ids, payload } = command;
  const looked = await desk.show({ queue, ids, payload });
  const found = new Set(looked.letters.map(({ id }) => id));
  const missing = (ids ?? []).filter((id) => !found.has(id));
  if (action === 'show') {
    const text = command.json ? json(looked.letters) : presentLetters(queue, looked, ids);
    return { text, missing };
  }
  const count = await desk[action]({ queue, ids });
  const done = action === 'replay' ? 'replayed' : 'dropped';
  const letters = count === 1 ? '1 dead letter' : `${count} dead letters`;
  const sentence = `${letters} of ${queue} ${done}.`;
  return { text: command.json ? json({ queue, [done]: count }) : sentence, missing };
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
