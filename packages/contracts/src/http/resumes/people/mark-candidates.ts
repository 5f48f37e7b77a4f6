import { z } from 'zod';
import { maxBatch } from '../../../constants.js';
import { id } from '../../../entities.js';
import { answerSeconds, defineOperation } from '../../../operation.js';
import { changedRows } from '../../../people.js';
import { noteLimits } from '../../../screening.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

const tag = z
  .string()
  .trim()
  .min(1, 'Please write a tag.')
  .max(noteLimits.tagCharacters, 'Please keep a tag under 40 characters.');
const tags = z.array(tag).max(noteLimits.tags, 'Please keep at most 10 tags.');

/** None of it changes a score or a status. */
export const markCandidates = defineOperation({
  name: 'markCandidates',
  summary: 'Star, tag or note candidates, or keep their emails back',
  method: 'POST',
  path: '/resumes/job/{id}/marks',
  auth: 'user',
  scope: 'decisions:write',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  body: z.object({
    candidateIds: z.array(id).min(1, 'Please choose at least one candidate.').max(maxBatch),
    starred: z.boolean().optional(),
    /** Replaces the note; blank removes it. */
    note: z
      .string()
      .max(noteLimits.noteCharacters, 'Please keep the note under 4,000 characters.')
      .optional(),
    /** The note that `note` was written in place of: people with another note by now are skipped. Default: any. */
    noteBefore: z.string().max(noteLimits.noteCharacters).optional(),
    addTags: tags.optional(),
    removeTags: tags.optional(),
    keptBack: z.boolean().optional(),
  }),
  response: changedRows,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
  },
});
