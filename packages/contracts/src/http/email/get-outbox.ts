import * as z from 'zod/mini';
import { isoDate } from '../../entities.js';
import { answerSeconds, defineOperation } from '../operation.js';
import { outboxState } from './outbox.js';
import { outboxErrors, outboxParams } from './outbox-parts.js';

export const getOutbox = defineOperation({
  name: 'getOutbox',
  summary: "Show the status of a screening's rejection emails, from confirming to the mail server",
  method: 'GET',
  path: '/email/outbox/{jobId}',
  auth: 'user',
  action: 'screening.read',
  answerSeconds: answerSeconds.reading,
  params: outboxParams,
  query: z.object({
    /** Leaves out entries that have not changed since: `asOf` of an earlier answer. */
    since: z.optional(isoDate),
  }),
  response: outboxState,
  errors: outboxErrors,
});
