import * as z from 'zod/mini';
import { jobDescription } from '../../../screenings/job-description.js';
import { judgedBy } from '../../../screenings/judged-by.js';
import { criterion, leftOutWish } from '../../../screenings/screening.js';
import { answerSeconds, defineOperation } from '../../operation.js';

/** Costs nothing: the local engine reads the description, whichever engine is to score. */
export const proposeCriteria = defineOperation({
  name: 'proposeCriteria',
  summary: 'Propose criteria from a job description, to confirm or change before scoring',
  method: 'POST',
  path: '/resumes/criteria',
  auth: 'user',
  action: 'screening.start',
  scope: 'screenings:write',
  answerSeconds: answerSeconds.reading,
  body: z.object({ jobDescription }),
  response: z.object({
    title: z.string(),
    criteria: z.array(z.extend(criterion, { judgedBy: z.optional(judgedBy) })),
    /** Language of the description, ISO 639-1. */
    language: z.optional(z.string()),
    leftOut: z.array(leftOutWish),
    /** Work that the person will do, where the description also asks for something; it judges nobody. */
    duties: z.optional(z.array(z.string())),
    /** Statements that ask for nothing, with the reason; a person may still ask for them. */
    unasked: z.optional(z.array(leftOutWish)),
    /** True: unless changed, exactly these are looked for. Only earlier releases say false. */
    isFinal: z.boolean(),
    /** A program on the server's machine that serves a language model and is not used; `command` starts Shortlist with it. */
    foundModel: z.optional(
      z.object({ program: z.string(), model: z.string(), command: z.string() }),
    ),
  }),
  errors: {},
});
