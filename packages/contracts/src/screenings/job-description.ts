import * as z from 'zod/mini';
import { upload } from '../constants.js';

/**
 * A job description as a person typed or pasted it. Forms send line ends as CR LF, but what the person typed is counted
 * and stored.
 */
export const jobDescription = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll('\r\n', '\n')),
  ),
  z.string().check(
    z.maxLength(
      upload.maxJobDescriptionCharacters,
      'The job description is too long. Please keep it under 50,000 characters.',
    ),
    z.refine((text) => text.trim().length > 0, 'Please provide a job description.'),
  ),
);
