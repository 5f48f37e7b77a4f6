import type * as messages from '@shortlist/contracts/messages/email';
import { workspaceOf } from '@shortlist/contracts/messages/owner';
import type { z } from 'zod';
import type { Context } from '../../context.js';

export type EmailBegun = z.output<typeof messages.rejectionEmailBegun.payload>;

/**
 * Marks the draft as being sent, unless its outcome is known already, or an attempt that claimed it is sending it. The
 * attempt that begins claimed nothing: none that did before is granted again.
 */
export async function recordEmailBegun(context: Context, event: EmailBegun): Promise<void> {
  const { jobId, candidateId } = event;
  const at = new Date(event.at);
  await context.models.candidates.in(workspaceOf(event)).updateOne(
    {
      _id: candidateId,
      jobId,
      $and: [
        {
          $or: [
            { 'draft.status': { $in: ['draft', 'failed'] } },
            { 'draft.status': 'sending', 'draft.attemptId': null },
          ],
        },
        { $or: [{ 'draft.outcomeAt': null }, { 'draft.outcomeAt': { $lt: at } }] },
      ],
    },
    {
      $set: {
        'draft.status': 'sending',
        'draft.reason': null,
        'draft.outcomeAt': at,
        'draft.attemptId': null,
      },
      $inc: { revision: 1 },
    },
  );
}
