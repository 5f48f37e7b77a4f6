import type { decisionMade } from '@shortlist/contracts/webhooks';
import type { Filter, Viewed } from '@shortlist/service-kit';
import type { z } from 'zod';
import type { Context } from '../../context.js';
import { candidateDocument, type CandidateRecord } from '../../models/candidate.js';
import type { WebhookRecord } from '../../models/webhook.js';
import { findListeners, type Happened, oweDeliveries } from './owe-deliveries.js';

const view = candidateDocument.pick('jobId', 'workspaceId', 'decisions', 'revision', 'untoldSince');
type Untold = Viewed<typeof view>;

/** Candidates told of together. */
const TOGETHER = 100;

/** Whether an address of the workspace is told of decisions: only then they are marked. */
export async function tellsDecisions(context: Context, workspaceId: string): Promise<boolean> {
  const filter = { disabledAt: null, events: 'decision.made' };
  return context.models.webhooks.in(workspaceId).exists(filter);
}

/** The decisions of a person that were not told yet. */
function happenedTo({ _id, jobId, workspaceId, decisions, untoldSince }: Untold): Happened[] {
  if (!untoldSince) return [];
  const made = decisions.filter(
    ({ kind, at }) => (kind === 'overridden' || kind === 'undone') && at >= untoldSince,
  );
  return made.map(({ at, kind, to, score, comparisonScore }) => {
    const payload: z.input<typeof decisionMade> = {
      type: 'decision.made',
      timestamp: at.toISOString(),
      data: {
        screeningId: jobId,
        candidateId: _id,
        outcome: to,
        takenBack: kind === 'undone',
        score,
        comparisonScore,
      },
    };
    const key = `decision ${_id} ${at.getTime()}`;
    return { type: payload.type, key, workspaceId, jobId, payload };
  });
}

async function notify(
  context: Context,
  some: readonly Untold[],
  listenersOf: (workspaceId: string) => Promise<WebhookRecord[]>,
): Promise<void> {
  for (const workspaceId of new Set(some.map((person) => person.workspaceId))) {
    const own = some.filter((person) => person.workspaceId === workspaceId);
    await oweDeliveries(context, await listenersOf(workspaceId), own.flatMap(happenedTo));
  }
  // A candidate who was decided about again since stays marked; an owed delivery is not owed twice.
  await context.models.candidates.everywhere.updateEach(
    some.map(({ _id, revision }) => ({
      filter: { _id, revision },
      update: { $set: { untoldSince: null } },
    })),
  );
}

/**
 * Owes the addresses of their users the decisions about some candidates that are marked as not told. Safe to repeat and
 * to be cut off anywhere.
 */
export async function notifyDecisions(
  context: Context,
  some: Filter<CandidateRecord>,
): Promise<void> {
  const known = new Map<string, Promise<WebhookRecord[]>>();
  const listenersOf = (workspaceId: string) => {
    const found = known.get(workspaceId) ?? findListeners(context, workspaceId, 'decision.made');
    known.set(workspaceId, found);
    return found;
  };
  let open: Untold[] = [];
  const flush = async () => {
    const part = open;
    open = [];
    await notify(context, part, listenersOf);
  };
  await context.models.candidates.everywhere.eachReadable(
    { $and: [{ untoldSince: { $ne: null } }, some] },
    view,
    { batchSize: TOGETHER },
    async (candidate) => {
      open.push(candidate);
      if (open.length === TOGETHER) await flush();
    },
  );
  await flush();
}
