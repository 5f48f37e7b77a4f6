import * as z from 'zod/mini';
import { threshold } from '../../../constants.js';
import { jobDescription } from '../../../screenings/job-description.js';
import { criteriaInput, processingResult } from '../../../screenings/screening.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { uploadErrors } from '../upload-errors.js';

export const processResumes = defineOperation({
  name: 'processResumes',
  summary: 'Screen resumes against a job description; answers when every resume is done',
  method: 'POST',
  path: '/resumes/process',
  auth: 'user',
  action: 'screening.start',
  scope: 'screenings:write',
  answerSeconds: answerSeconds.judging,
  multipart: { fileField: 'resumes' },
  body: z.object({
    jobDescription,
    comparisonScore: z._default(
      z.coerce
        .number('The comparison threshold must be a number from 0 to 100.')
        .check(
          z.int('The comparison threshold must be a whole number.'),
          z.gte(threshold.min, 'The comparison threshold must be at least 0.'),
          z.lte(threshold.max, 'The comparison threshold must be at most 100.'),
        ),
      threshold.default,
    ),
    /**
     * Chosen by the client so that it can follow the job's events while the call runs, and retry safely: the same id by
     * the same user joins the existing job instead of starting a second one. A screening whose start died (failed, its
     * files were not kept) is started again under its id.
     */
    jobId: z.optional(z.uuid()),
    /** Criteria that a person confirmed, as JSON of `criteriaInput`; without them the engine reads the description. */
    criteria: z.optional(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((text, ctx) => {
            try {
              return JSON.parse(text) as unknown;
            } catch {
              ctx.issues.push({
                code: 'custom',
                message: 'The requirements could not be read.',
                input: text,
              });
              return z.NEVER;
            }
          }),
        ),
        criteriaInput,
      ),
    ),
  }),
  response: processingResult,
  errors: {
    ...uploadErrors,
    ProtectedCriterion: jobErrors.ProtectedCriterion,
    JobIdTaken: {
      status: 409,
      message: 'This screening id is already in use. Please start again.',
    },
    ScreeningDeleted: {
      status: 410,
      message: 'This screening was deleted. Please start a new one.',
    },
    ScreeningFailed: {
      status: 502,
      message:
        'The screening could not be completed. Nothing was lost; you can find it in your history.',
    },
  },
});
