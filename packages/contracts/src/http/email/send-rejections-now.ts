import { answerSeconds, defineOperation } from '../operation.js';
import { outboxState } from './outbox.js';
import { outboxErrors, outboxParams, someEmails } from './outbox-parts.js';

/** Answers before they have left: the outbox then says what becomes of each. */
export const sendRejectionsNow = defineOperation({
  name: 'sendRejectionsNow',
  summary: 'Send waiting rejection emails now',
  method: 'POST',
  path: '/email/outbox/{jobId}/send-now',
  auth: 'user',
  action: 'mail.send',
  answerSeconds: answerSeconds.reading,
  params: outboxParams,
  body: someEmails,
  response: outboxState,
  errors: outboxErrors,
});
