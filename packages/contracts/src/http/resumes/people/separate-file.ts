import * as z from 'zod/mini';
import { changedRows } from '../../../screenings/people.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { candidateParams } from '../job-params.js';

/** `candidateId` names the file. */
export const separateFile = defineOperation({
  name: 'separateFile',
  summary: "Say that a file is not of the same person as a person's other files, or that it is",
  method: 'POST',
  path: '/resumes/job/{id}/candidate/{candidateId}/separate',
  auth: 'user',
  action: 'screening.change',
  scope: 'decisions:write',
  params: candidateParams,
  body: z.object({ separate: z.boolean() }),
  response: changedRows,
  errors: {
    CandidateNotFound: jobErrors.CandidateNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
  },
});
