import * as z from 'zod/mini';
import { message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/** Pages make files of a shortlist themselves, so they say so. */
export const noteExport = defineOperation({
  name: 'noteExport',
  summary: 'Note that the caller made a file of candidates of a screening',
  method: 'POST',
  path: '/resumes/job/{id}/exported',
  auth: 'user',
  action: 'screening.read',
  params: jobParams,
  body: z.object({
    file: z.enum(['shortlist', 'evidence', 'emails', 'record']),
    candidates: z.int().check(z.gte(0), z.lte(1_000_000)),
  }),
  response: message,
  errors: { JobNotFound: jobErrors.JobNotFound },
});
