import * as z from 'zod/mini';
import { jobDescription } from '../../../job-description.js';
import { answerSeconds, defineOperation } from '../../../operation.js';
import { criterion, leftOutWish } from '../../../screening.js';

/** Costs nothing: the local engine reads the description, whichever engine is to score. */
export const proposeCriteria = defineOperation({
  name: 'proposeCriteria',
  summary:
    'What a job description asks for, as criteria to confirm or change before resumes are scored',
  method: 'POST',
  path: '/resumes/criteria',
  auth: 'user',
  scope: 'screenings:write',
  answerSeconds: answerSeconds.reading,
  body: z.object({ jobDescription }),
  response: z.object({
    title: z.string(),
    criteria: z.array(criterion),
    leftOut: z.array(leftOutWish),
    /** True when, unless changed, exactly these are looked for; false when an AI will read the description itself. */
    isFinal: z.boolean(),
  }),
  errors: {},
});
