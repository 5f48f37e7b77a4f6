import * as z from 'zod/mini';
import { maxBatch } from '../../../constants.js';
import { id, isoDate } from '../../../entities.js';
import { changedRows } from '../../../screenings/people.js';
import { choice } from '../../../screenings/screening.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

const reason = z
  .string()
  .check(z.trim(), z.maxLength(1000, 'Please keep the reason under 1,000 characters.'));

/**
 * A decision about each of some people. Candidates that can't be changed are `skipped` with a sentence; the others are
 * changed all the same.
 */
export const decideCandidates = defineOperation({
  name: 'decideCandidates',
  summary: 'Decide about one or many candidates of a screening, or undo decisions',
  method: 'POST',
  path: '/resumes/job/{id}/decide',
  auth: 'user',
  action: 'candidate.decide',
  scope: 'decisions:write',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  body: z
    .object({
      changes: z
        .array(
          z.object({
            candidateId: id,
            /** Null takes the person's decision back: the score decides again. */
            choice: z.nullable(choice),
            /** Instead of the reason of all, e.g. when an undo restores an earlier decision. */
            reason: z.optional(reason),
            /** The time of the decision that this one replaces (null: none); another one in between is kept. */
            replaces: z.optional(z.nullable(isoDate)),
          }),
        )
        .check(
          z.minLength(1, 'Please choose at least one candidate.'),
          z.maxLength(maxBatch, 'Please change at most 10,000 candidates at once.'),
        ),
      /** Kept in the decision record. */
      reason: z.optional(reason),
      /** True when it takes back what was decided just before; the record says so. */
      undo: z.optional(z.boolean()),
    })
    .check(
      z.refine(
        (body) =>
          body.changes.every(
            (change) => change.choice !== 'rejected' || change.reason || body.reason,
          ),
        'Please give a reason for rejecting; it is kept in the decision record.',
      ),
    ),
  response: changedRows,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
  },
});
