import * as z from 'zod/mini';
import { changedRows } from '../../../screenings/people.js';
import { readingPerson } from '../../../screenings/reading.js';
import { choice } from '../../../screenings/screening.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { candidateParams } from '../job-params.js';

/** A mark can be changed until the other reader has marked, too, or somebody has decided. */
export const setMark = defineOperation({
  name: 'setMark',
  summary: 'Give your mark as one of two blind readers of a candidate',
  method: 'PUT',
  path: '/resumes/job/{id}/candidate/{candidateId}/mark',
  auth: 'user',
  action: 'candidate.decide',
  params: candidateParams,
  body: z.object({
    /** Null takes the mark back. */
    mark: z.nullable(choice),
    reason: z.optional(
      z
        .string()
        .check(z.trim(), z.maxLength(1000, 'Please keep the reason under 1,000 characters.')),
    ),
  }),
  response: z.object({
    person: readingPerson,
    /** The candidate in the list: with the score from the own mark on. Absent in answers of older services. */
    changed: z.optional(changedRows),
  }),
  errors: {
    CandidateNotFound: jobErrors.CandidateNotFound,
    JobNotFound: jobErrors.JobNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
    NotYourReading: {
      status: 409,
      message: 'This candidate is not assigned to you for a mark. Please load the list again.',
    },
    AlreadyDecided: {
      status: 409,
      message: 'Somebody has decided about this candidate. Please go on with the next one.',
    },
    MarksAreFinal: {
      status: 409,
      message:
        'Both readers have marked this candidate, so that marks stay. Please decide instead.',
    },
  },
});
