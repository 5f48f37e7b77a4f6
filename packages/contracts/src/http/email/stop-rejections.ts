import { answerSeconds, defineOperation } from '../operation.js';
import { outboxState } from './outbox.js';
import { outboxErrors, outboxParams, someEmails } from './outbox-parts.js';

/** Emails being sent can't be stopped; their state shows that. */
export const stopRejections = defineOperation({
  name: 'stopRejections',
  summary: 'Remove waiting rejection emails from the outbox',
  method: 'POST',
  path: '/email/outbox/{jobId}/stop',
  auth: 'user',
  action: 'mail.send',
  answerSeconds: answerSeconds.reading,
  params: outboxParams,
  body: someEmails,
  response: outboxState,
  errors: outboxErrors,
});
