import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { changedRows } from '../../../screenings/people.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { candidateParams } from '../job-params.js';

/** Others that one call names: as many as `maybeSame` lists. */
const maxOthers = 20;

/** Ids may name any file of a person; what is decided is of these files, whatever is scored or added later. */
export const decideSamePerson = defineOperation({
  name: 'decideSamePerson',
  summary: 'Say whether candidates are one person or different people',
  method: 'POST',
  path: '/resumes/job/{id}/candidate/{candidateId}/same-person',
  auth: 'user',
  action: 'screening.change',
  scope: 'decisions:write',
  answerSeconds: answerSeconds.reading,
  params: candidateParams,
  body: z.object({
    others: z
      .array(id)
      .check(z.minLength(1, 'Please choose at least one candidate.'), z.maxLength(maxOthers)),
    /** True: all of them are one person. False: all are different people. Null: nobody has decided. */
    same: z.nullable(z.boolean()),
  }),
  response: changedRows,
  errors: {
    CandidateNotFound: jobErrors.CandidateNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
  },
});
