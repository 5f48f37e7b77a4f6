import * as z from 'zod/mini';
import { screeningPeople } from '../../../screenings/access.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

export const setScreeningPeople = defineOperation({
  name: 'setScreeningPeople',
  summary:
    'Choose lead, reviewers and hiring managers of a screening, and who sees it. For its lead, owners and admins',
  method: 'PUT',
  path: '/resumes/job/{id}/people',
  auth: 'user',
  action: 'screening.change',
  params: jobParams,
  body: screeningPeople,
  response: z.object({ people: screeningPeople }),
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    NotYourScreening: {
      status: 403,
      message: 'Only its lead, an owner or an admin chooses the people of a screening.',
    },
    NotAMember: {
      status: 409,
      message: 'Somebody you chose is not a member of the workspace any more. Please choose again.',
    },
    CanNotLead: {
      status: 409,
      message:
        'A viewer can’t lead a screening or review it. Please choose a recruiter, an admin or an owner.',
    },
  },
});
