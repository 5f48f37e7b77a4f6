import type { Context } from '../../context.js';
import { deliverDue } from './deliver-due.js';
import { notifyDecisions } from './notify-decisions.js';

/** Tells what was decided and not told in time, as after a crash, and delivers what is due. */
export async function sweepWebhooks(context: Context): Promise<void> {
  const before = new Date(context.clock().getTime() - context.config.republishAfterMs);
  await notifyDecisions(context, { untoldSince: { $lte: before } });
  await deliverDue(context);
}
