import * as z from 'zod/mini';
import { rowPages } from '../../../constants.js';
import { rowPage, screeningOverview } from '../../../screenings/people.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/** Data for the first paint of a results page, however many candidates there are. */
export const getScreening = defineOperation({
  name: 'getScreening',
  summary: 'One screening with its figures, criteria, unreadable files and its first candidates',
  method: 'GET',
  path: '/resumes/job/{id}/screening',
  auth: 'user',
  action: 'screening.read',
  scope: 'screenings:read',
  params: jobParams,
  query: z.object({
    limit: z._default(
      z.coerce.number().check(z.int(), z.gte(1), z.lte(rowPages.max)),
      rowPages.first,
    ),
  }),
  response: z.object({ screening: screeningOverview, page: rowPage }),
  errors: {
    JobNotFound: jobErrors.JobNotFound,
  },
});
