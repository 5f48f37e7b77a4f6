import * as z from 'zod/mini';
import { maxBatch } from '../../../constants.js';
import { id } from '../../../entities.js';
import { changedRows } from '../../../screenings/people.js';
import { noteLimits } from '../../../screenings/screening.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

const tag = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please write a tag.'),
    z.maxLength(noteLimits.tagCharacters, 'Please keep a tag under 40 characters.'),
  );
const tags = z.array(tag).check(z.maxLength(noteLimits.tags, 'Please keep at most 10 tags.'));

/** None of it changes a score or a status. */
export const markCandidates = defineOperation({
  name: 'markCandidates',
  summary: 'Star, tag or note candidates, or keep their emails back',
  method: 'POST',
  path: '/resumes/job/{id}/marks',
  auth: 'user',
  action: 'candidate.decide',
  scope: 'decisions:write',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  body: z.object({
    candidateIds: z
      .array(id)
      .check(z.minLength(1, 'Please choose at least one candidate.'), z.maxLength(maxBatch)),
    starred: z.optional(z.boolean()),
    /** Replaces the note; blank removes it. */
    note: z.optional(
      z
        .string()
        .check(
          z.maxLength(noteLimits.noteCharacters, 'Please keep the note under 4,000 characters.'),
        ),
    ),
    /** The note that `note` was written in place of: people with another note by now are skipped. Default: any. */
    noteBefore: z.optional(z.string().check(z.maxLength(noteLimits.noteCharacters))),
    addTags: z.optional(tags),
    removeTags: z.optional(tags),
    keptBack: z.optional(z.boolean()),
    /** True notes when and by whom the resume was first looked at; it can't be undone. */
    opened: z.optional(z.literal(true)),
  }),
  response: changedRows,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
  },
});
