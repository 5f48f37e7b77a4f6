import * as http from '@shortlist/contracts/http/email';
import { route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { sendBulk } from '../domain/bulk/send-bulk.js';
import { presentBulkResults } from '../presenters/bulk-results.js';

/** Goes on when the client disconnects: what was begun is finished and recorded. */
export function sendBulkEmail(context: Context) {
  return route(http.sendBulkEmail, async ({ input, user, requestId }) => {
    const sending = sendBulk(context, { userId: user.sub, requestId, body: input.body });
    // A stop waits for it even without a client; a failure is reported by this answer.
    context.background.run('send bulk email', () => Promise.allSettled([sending]));
    return presentBulkResults(await sending);
  });
}
