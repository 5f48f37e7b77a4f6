import { z } from 'zod';
import { rowPages } from '../../../constants.js';
import { defineOperation } from '../../../operation.js';
import { rowPage, screeningOverview } from '../../../people.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/** What a results page needs for its first paint, however many candidates there are. */
export const getScreening = defineOperation({
  name: 'getScreening',
  summary: 'One screening with its figures, criteria, unreadable files and its first candidates',
  method: 'GET',
  path: '/resumes/job/{id}/screening',
  auth: 'user',
  scope: 'screenings:read',
  params: jobParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(rowPages.max).default(rowPages.first),
  }),
  response: z.object({ screening: screeningOverview, page: rowPage }),
  errors: {
    JobNotFound: jobErrors.JobNotFound,
  },
});
