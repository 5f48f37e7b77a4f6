import { workQueues } from '@shortlist/contracts/work-queues';
import { z } from 'zod';

/** File in the data folder with the address of the running product's desk and a token for those who may read it. */
export const deskFile = 'dead-letters.json';

export const deskAddress = z.object({ url: z.url(), token: z.string().min(32) });

const choice = {
  queue: z.enum(workQueues.map(({ name }) => name)),
  ids: z.array(z.string()).readonly().optional(),
};

/** The calls that the desk of a running product takes. */
export const deskCall = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list') }),
  z.object({ action: z.literal('show'), ...choice, payload: z.boolean() }),
  z.object({ action: z.literal('replay'), ...choice }),
  z.object({ action: z.literal('drop'), ...choice }),
]);
export type DeskCall = z.output<typeof deskCall>;

const queueSummary = z.object({
  queue: z.string(),
  count: z.number(),
  oldest: z.string().nullable(),
});

const looked = z.object({
  count: z.number(),
  letters: z.array(
    z.object({
      id: z.string(),
      key: z.string(),
      requestId: z.string(),
      attempts: z.number(),
      diedAt: z.string().nullable(),
      reason: z.string(),
      payload: z.unknown().optional(),
    }),
  ),
});

/** Its answers, by action. */
export const deskAnswers = {
  list: z.array(queueSummary),
  show: looked,
  replay: z.number(),
  drop: z.number(),
} as const;
