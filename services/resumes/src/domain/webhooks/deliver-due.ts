import { dueAt } from '@shortlist/service-kit';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { webhookDocument } from '../../models/webhook.js';
import { longestPauseMs, tryDelivery } from './try-delivery.js';

/** Longer than a try takes; then another process may take it up. */
const leaseMs = 30_000;
/** For how long one address is told, before others have their turn. */
const turnMs = 10_000;
const state = webhookDocument.pick('failingSince');

/** Tells one address what is due, until something fails or its turn is over. */
async function serve(context: Context, webhookId: string): Promise<void> {
  const end = performance.now() + turnMs;
  while (performance.now() < end && !context.stopping.aborted) {
    const now = context.clock();
    const delivery = await context.models.webhookDeliveries.everywhere.findOneAndUpdate(
      { webhookId, status: 'pending', $or: dueAt('nextAt', now, longestPauseMs) },
      { $set: { nextAt: new Date(now.getTime() + leaseMs) }, $inc: { attempts: 1 } },
    );
    if (!delivery || !(await tryDelivery(context, delivery))) break;
  }
}

/**
 * Begins to tell addresses what is owed and due, and does not wait for them: what they have not answered yet goes on
 * while this is called again. Those that fail wait for each other, and hold up nobody else. Any number of processes may
 * do so.
 */
export async function deliverDue(context: Context): Promise<void> {
  const { models, background, webhookTurns } = context;
  const due = await models.webhookDeliveries.everywhere.aggregate(
    { status: 'pending', $or: dueAt('nextAt', context.clock(), longestPauseMs) },
    [{ $group: { _id: '$webhookId' } }],
    z.object({ _id: z.string() }),
  );
  const ids = due.map(({ _id }) => _id);
  const failing = await models.webhooks.everywhere.findReadable(
    { _id: { $in: ids }, failingSince: { $ne: null } },
    state,
  );
  const isFailing = new Set(failing.map(({ _id }) => _id));
  for (const id of ids) {
    const line = isFailing.has(id) ? 'failing' : 'well';
    background.run('webhook', () => webhookTurns.run(line, id, () => serve(context, id)));
  }
}
