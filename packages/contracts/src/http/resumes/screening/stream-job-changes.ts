import { screeningChanges } from '../../../screenings/changes.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/**
 * A page keeps it open while it shows the screening. Leaves out what the caller did: their pages know it. Ends when the
 * screening is deleted or hidden from the caller. Load the screening again after it begins: earlier changes are not repeated.
 */
export const streamJobChanges = defineOperation({
  name: 'streamJobChanges',
  summary: 'What others change in one screening, by its kind, as server-sent events',
  method: 'GET',
  path: '/resumes/job/{id}/changes',
  auth: 'user',
  action: 'screening.read',
  params: jobParams,
  response: screeningChanges,
  stream: true,
  errors: { JobNotFound: jobErrors.JobNotFound },
});
