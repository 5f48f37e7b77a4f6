import { z } from 'zod';

const envelope = z.looseObject({
  key: z.string(),
  messageId: z.string(),
  requestId: z.string(),
  attempt: z.number().int(),
  body: z.string(),
  dueAt: z.number().optional(),
  trace: z.record(z.string(), z.string()).optional(),
  reason: z.string().optional(),
  diedAt: z.number().optional(),
});

/** A message as it lies in the database. */
export const keptMessage = z.object({
  number: z.number().int(),
  target: z.union([z.object({ queue: z.string() }), z.object({ event: z.string() })]),
  envelope,
  dueAt: z.number(),
  redeliveries: z.number().int(),
});
