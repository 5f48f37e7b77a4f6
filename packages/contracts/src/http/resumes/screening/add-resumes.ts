import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { jobProgress } from '../../../screenings/job.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';
import { uploadErrors } from '../upload-errors.js';

/**
 * Answers when the files were read and are accepted; they are scored after it by the screening's criteria, and only
 * they are charged. May be called while the screening runs, so that a large folder goes up in parts.
 */
export const addResumes = defineOperation({
  name: 'addResumes',
  summary: 'Add resumes to a screening; only the new ones are scored',
  method: 'POST',
  path: '/resumes/job/{id}/resumes',
  auth: 'user',
  action: 'screening.change',
  scope: 'screenings:write',
  answerSeconds: answerSeconds.judging,
  multipart: { fileField: 'resumes' },
  params: jobParams,
  body: z.object({
    /** Chosen by the client: the same upload sent again is added once. */
    uploadId: z.uuid(),
    /** A file without a score (`fileId` of an unreadable one) whose place the single uploaded file takes. */
    replaces: z.optional(id),
  }),
  response: jobProgress,
  errors: {
    ...uploadErrors,
    JobNotFound: jobErrors.JobNotFound,
    JobNotStarted: {
      status: 409,
      message: 'This screening has not started yet. Please wait until its first files are read.',
    },
    JobClosed: {
      status: 409,
      message: 'This screening is closed. Please open it again to add resumes.',
    },
    FilesOverQuota: {
      status: 402,
      message:
        'Only {fits} of these {files} files fit into your token limit: you have {remaining} tokens remaining. Please add fewer files, or upgrade your plan.',
    },
    ScreeningDeleted: {
      status: 410,
      message: 'This screening was deleted, so no resumes were added.',
    },
    OneFileOnly: {
      status: 422,
      message: 'A file can be replaced by exactly one other. Please choose one.',
    },
    FileNotReplaceable: {
      status: 409,
      message: 'This file has been scored or replaced already. Please reload the page.',
    },
  },
});
