import type * as messages from '@shortlist/contracts/messages/email';
import { workspaceOf } from '@shortlist/contracts/messages/owner';
import type { z } from 'zod';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { groupPersons } from '../outcome/persons/group-persons.js';
import { markUngrouped } from '../outcome/persons/mark-ungrouped.js';

const draftView = candidateDocument.pick('runId', 'draft', 'personId');

export type EmailOutcome = z.output<typeof messages.rejectionEmailSettled.payload>;

/**
 * Records on the draft what became of it. Events may come twice and out of order: a newer outcome is never replaced by
 * an older one, and `sent` is never replaced at all.
 */
export async function recordEmailOutcome(context: Context, event: EmailOutcome): Promise<void> {
  const { jobId, candidateId, outcome, reason } = event;
  const workspaceId = workspaceOf(event);
  const { candidates, jobs } = context.models;
  const at = new Date(event.at);
  const candidate = await candidates
    .in(workspaceId)
    .findOne({ _id: candidateId, jobId }, draftView);
  if (!candidate?.draft) {
    context.log.warn({ jobId, candidateId }, 'outcome of an email that was never drafted');
    return;
  }
  const newer =
    outcome === 'sent'
      ? {}
      : {
          $or: [
            { 'draft.outcomeAt': null },
            { 'draft.outcomeAt': { $lt: at } },
            // Begun and ended within one millisecond.
            { 'draft.status': 'sending' as const, 'draft.outcomeAt': at },
          ],
        };
  await candidates.everywhere.updateOne(
    { _id: candidateId, 'draft.status': { $ne: 'sent' }, ...newer },
    {
      $set: {
        'draft.status': outcome,
        'draft.reason': reason,
        'draft.outcomeAt': at,
        'draft.sentAt': outcome === 'sent' ? at : null,
      },
      $inc: { revision: 1 },
    },
  );
  if (outcome === 'failed') {
    // A person who was moved while it was being sent gets none.
    await candidates.everywhere.updateOne(
      { _id: candidateId, 'draft.status': 'failed', 'result.status': { $ne: 'rejected' } },
      { $set: { 'draft.withdrawn': true, draftKey: null }, $inc: { revision: 1 } },
    );
  }
  // Its person's own file says what became of it, too.
  if (candidate.personId !== null) {
    const mark = await markUngrouped(context, jobId);
    await groupPersons(context, jobId, { mark });
  }
  if (outcome !== 'sent') return;
  const { runId } = candidate;
  const emailsSent = await candidates.everywhere.count({
    runId,
    'draft.status': 'sent',
    'draft.copyOf': null,
  });
  // $max: of two concurrent counts, the smaller may be written last.
  await jobs.in(workspaceId).updateOne({ _id: jobId }, { $max: { emailsSent } });
}
