import { z } from 'zod';
import { id } from '../../entities.js';
import { jobDetail } from '../../job.js';
import { defineOperation } from '../../operation.js';
import { processResumes } from './process-resumes.js';

/**
 * Answers at once with the file as `scoring`; the job then shows it as a candidate, or as unreadable again. Asking
 * again while it is scored, or afterwards, changes nothing and costs nothing.
 */
export const scoreFile = defineOperation({
  name: 'scoreFile',
  summary: 'Score a file all the same that was taken for something else than a resume',
  method: 'POST',
  path: '/resumes/job/{id}/files/{candidateId}/score',
  auth: 'user',
  params: z.object({ id, candidateId: id }),
  response: jobDetail,
  errors: {
    FileNotFound: {
      status: 404,
      message: 'This file does not exist or is not in one of your screenings.',
    },
    JobNotComplete: {
      status: 409,
      message: 'This screening is not complete yet. Please wait until every resume is done.',
    },
    NotScorable: {
      status: 409,
      message: 'This file holds no text that could be scored. Please upload it in another format.',
    },
    QuotaExhausted: processResumes.errors.QuotaExhausted,
    QuotaExceeded: processResumes.errors.QuotaExceeded,
  },
});
