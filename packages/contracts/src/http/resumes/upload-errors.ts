import { jobErrors } from './job-errors.js';

/** Named errors of every operation that takes resumes. */
export const uploadErrors = {
  NoFiles: { status: 422, message: 'Please upload at least one resume.' },
  TooManyFiles: {
    status: 413,
    message: 'Too many files at once. Please upload at most 100 resumes at a time.',
  },
  FileTooLarge: {
    status: 413,
    message: 'A file is larger than 10 MB (a mail: 35 MB). Please upload a smaller one.',
  },
  RequestTooLarge: {
    status: 413,
    message: 'The upload is larger than 200 MB in total. Please upload fewer resumes at once.',
  },
  QuotaExhausted: jobErrors.QuotaExhausted,
  QuotaExceeded: jobErrors.QuotaExceeded,
} as const;
