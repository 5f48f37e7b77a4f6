import * as z from 'zod/mini';

/** Id of the screening. Any text: a malformed id is answered like one that does not exist (404), not as bad input. */
export const jobParams = z.object({ id: z.string() });

/** Id of the candidate, or file, of a screening; any text, too. */
export const candidateParams = z.extend(jobParams, { candidateId: z.string() });

/** How much of a screening is answered; `brief` leaves out candidates and drafts, which listRows has page by page. */
export const jobAnswer = z.object({ answer: z._default(z.enum(['whole', 'brief']), 'whole') });
