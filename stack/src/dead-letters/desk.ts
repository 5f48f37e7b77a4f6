import type { Bus } from '@shortlist/bus';
import { workQueues } from '@shortlist/contracts/work-queues';

/** Dead letters of one queue, counted. */
export interface QueueSummary {
  readonly queue: string;
  readonly count: number;
  /** When the oldest was given up, as ISO text; null when there is none or that is not known. */
  readonly oldest: string | null;
}

/** A dead letter as an operator sees it. */
export interface ShownLetter {
  readonly id: string;
  readonly key: string;
  readonly requestId: string;
  readonly attempts: number;
  /** When it was given up, as ISO text; null when that is not known. */
  readonly diedAt: string | null;
  readonly reason: string;
  /** Only if asked for: it may hold personal data and links that sign somebody in. */
  readonly payload?: unknown;
}

export interface Looked {
  /** All in the queue, of which at most `mostShown` are shown. */
  readonly count: number;
  readonly letters: readonly ShownLetter[];
}

/** Some dead letters of a queue. Without ids: all. */
export interface Choice {
  readonly queue: string;
  readonly ids?: readonly string[] | undefined;
}

/** Where an operator works on dead letters. */
export interface DeadLetterDesk {
  list(): Promise<readonly QueueSummary[]>;
  show(choice: Choice & { readonly payload: boolean }): Promise<Looked>;
  /** Sends them to their queue again as new messages. Resolves with their number. */
  replay(choice: Choice): Promise<number>;
  /** Deletes them. Resolves with their number. */
  drop(choice: Choice): Promise<number>;
}

/** Most dead letters shown at once, unless asked for by id. */
const mostShown = 1_000;

type DeadLetterBus = Pick<
  Bus,
  'deadLetters' | 'countDeadLetters' | 'replayDeadLetters' | 'dropDeadLetters'
>;

/** A desk that works through a bus. */
export function createDesk(bus: DeadLetterBus): DeadLetterDesk {
  return {
    list: () =>
      Promise.all(
        workQueues.map(async ({ name: queue }) => {
          const count = await bus.countDeadLetters(queue);
          const [oldest] = count > 0 ? await bus.deadLetters(queue, 1) : [];
          return { queue, count, oldest: oldest?.diedAt?.toISOString() ?? null };
        }),
      ),
    show: async ({ queue, ids, payload }) => {
      const count = await bus.countDeadLetters(queue);
      const letters = await bus.deadLetters(queue, ids ? count : mostShown);
      const shown = ids ? letters.filter(({ messageId }) => ids.includes(messageId)) : letters;
      return {
        count,
        letters: shown.map((letter) => ({
          id: letter.messageId,
          key: letter.key,
          requestId: letter.requestId,
          attempts: letter.attempts,
          diedAt: letter.diedAt?.toISOString() ?? null,
          reason: letter.reason,
          ...(payload ? { payload: letter.payload } : {}),
        })),
      };
    },
    replay: ({ queue, ids }) => bus.replayDeadLetters(queue, ids),
    drop: ({ queue, ids }) => bus.dropDeadLetters(queue, ids),
  };
}
