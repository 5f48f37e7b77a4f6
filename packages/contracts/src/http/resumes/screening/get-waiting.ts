import * as z from 'zod/mini';
import { id, isoDate } from '../../../entities.js';
import { defineOperation } from '../../operation.js';

/** A screening, and how many people or emails of it wait. */
const waitingScreening = z.object({ jobId: id, title: z.string(), count: z.int() });

export const getWaiting = defineOperation({
  name: 'getWaiting',
  summary: 'Work of the workspace that waits for the caller',
  method: 'GET',
  path: '/resumes/waiting',
  auth: 'user',
  action: 'screening.read',
  response: z.object({
    /** Undecided people who were given to the caller to read; the screening that is due first comes first. */
    assigned: z.array(z.extend(waitingScreening, { dueAt: z.nullable(isoDate) })),
    /** People whom only a person can decide about, in screenings that the caller leads and nobody split; newest screening first. */
    undecided: z.array(waitingScreening),
    /** Rejection emails to check, in screenings that the caller leads and where everybody is decided. */
    rejections: z.array(waitingScreening),
  }),
  errors: {},
});
