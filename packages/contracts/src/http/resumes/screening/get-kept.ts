import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';

/** Data that an account loses when it is deleted. */
export const getKept = defineOperation({
  name: 'getKept',
  summary: 'Count the data kept for the user',
  method: 'GET',
  path: '/resumes/kept',
  auth: 'user',
  action: 'screening.read',
  response: z.object({
    screenings: z.int().check(z.gte(0)),
    /** Over all screenings; somebody with several files in one counts once there. */
    candidates: z.int().check(z.gte(0)),
  }),
  errors: {},
});
