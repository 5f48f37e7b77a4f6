import * as z from 'zod/mini';
import { maxBatch } from '../../../constants.js';
import { id } from '../../../entities.js';
import { readingState } from '../../../screenings/reading.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';
import { setScreeningPeople } from '../screening/set-screening-people.js';

const { NotYourScreening, NotAMember, CanNotLead } = setScreeningPeople.errors;
const maxReaders = 50;

/** Decisions and marks that were given stay; people that were split before and have no mark are dealt again. */
export const splitCandidates = defineOperation({
  name: 'splitCandidates',
  summary:
    'Split the undecided people of a screening among readers, each with the same mix of scores',
  method: 'POST',
  path: '/resumes/job/{id}/split',
  auth: 'user',
  action: 'screening.change',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  body: z.object({
    readers: z
      .array(z.object({ userId: id, count: z.int().check(z.gte(0), z.lte(maxBatch)) }))
      .check(
        z.minLength(1, 'Please choose at least one reader.'),
        z.maxLength(maxReaders, 'Please choose at most 50 readers.'),
      ),
    readersEach: z.literal([1, 2]),
    dueOn: z._default(z.nullable(z.iso.date()), null),
  }),
  response: z.object({ reading: readingState }),
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
    NotYourScreening,
    NotAMember,
    CanNotRead: { ...CanNotLead, message: CanNotLead.message },
    DoesNotAddUp: {
      status: 409,
      message:
        'The shares do not add up: every undecided person needs as many readers as you chose, each a different one. Please check the numbers.',
    },
    NobodyUndecided: { status: 409, message: 'Everybody in this screening is decided.' },
  },
});
