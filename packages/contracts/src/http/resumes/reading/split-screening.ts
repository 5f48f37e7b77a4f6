import * as z from 'zod/mini';
import { maxBatch } from '../../../constants.js';
import { id, isoDate } from '../../../entities.js';
import { reading } from '../../../screenings/reading.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/** Splits again what nobody has marked; decisions and marks stay. Members who do not review the screening yet do then. */
export const splitScreening = defineOperation({
  name: 'splitScreening',
  summary: 'Split the undecided people of a screening among readers, equally or by hand',
  method: 'POST',
  path: '/resumes/job/{id}/split',
  auth: 'user',
  action: 'screening.change',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  body: z.object({
    readers: z
      .array(
        z.object({
          userId: id,
          /** People for this reader, with those already marked. Absent for all: equal shares of those who are not away. */
          people: z.optional(z.int().check(z.gte(0), z.lte(maxBatch))),
        }),
      )
      .check(
        z.minLength(1, 'Please choose at least one reader.'),
        z.maxLength(50, 'Please choose at most 50 readers.'),
        z.refine(
          (readers) => new Set(readers.map(({ userId }) => userId)).size === readers.length,
          'Please choose each reader once.',
        ),
      ),
    isBlind: z.boolean(),
    dueAt: z.optional(z.nullable(isoDate)),
    /** Mails each other reader who gets candidates, unless they stopped such mails. Absent is false. */
    mailReaders: z.optional(z.boolean()),
  }),
  response: reading,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
    NothingToSplit: {
      status: 409,
      message: 'There is no undecided candidate left to split. Nothing was changed.',
    },
    TooFewReaders: {
      status: 409,
      message:
        'Two blind readers need at least two people who are not away. Please choose another reader.',
    },
    SharesDoNotFit: {
      status: 409,
      message:
        'These shares do not add up: {total} readings are to be given out, at most {people} to each reader. Please change them, or split equally.',
    },
    NotAMember: {
      status: 409,
      message:
        'Somebody you chose is not a member of the workspace any more, or does not see this screening. Please choose again.',
    },
    CanNotRead: {
      status: 409,
      message: 'A viewer can’t mark candidates. Please choose a recruiter, an admin or an owner.',
    },
  },
});
