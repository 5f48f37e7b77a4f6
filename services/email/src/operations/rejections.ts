import * as http from '@shortlist/contracts/http/email';
import { type Member, reportActivity, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { sendBulk } from '../domain/bulk/send-bulk.js';
import { queueRejections } from '../domain/outbox/queue-rejections.js';
import { readOutbox } from '../domain/outbox/read-outbox.js';
import { sendRejectionsNow } from '../domain/outbox/send-rejections-now.js';
import { stopRejections } from '../domain/outbox/stop-rejections.js';
import { presentBulkResults } from '../presenters/bulk-results.js';
import { presentOutbox } from '../presenters/outbox.js';

const refOf = ({ userId, workspaceId }: Member, { jobId }: { readonly jobId: string }) => ({
  ...{ userId, workspaceId },
  jobId,
});

/** Rejection emails and their outbox. */
export function createRejectionsRoutes(context: Context): readonly Route[] {
  return [
    // Goes on when the client disconnects: what was begun is finished and recorded.
    route(http.sendBulkEmail, async ({ input, member, requestId }) => {
      const sending = sendBulk(context, { member, requestId, body: input.body });
      // A stop waits for it even without a client; a failure is reported by this answer.
      context.background.run('send bulk email', () => Promise.allSettled([sending]));
      return presentBulkResults(await sending);
    }),
    route(http.getOutbox, async ({ input, member }) => {
      const { since } = input.query;
      const ref = refOf(member, input.params);
      return presentOutbox(
        await readOutbox(context, { ...ref, since: since === undefined ? since : new Date(since) }),
      );
    }),
    route(http.queueRejections, async ({ input, member, requestId }) => {
      const ref = refOf(member, input.params);
      const refused = await queueRejections(context, { ...ref, ...input.body, requestId });
      const count = input.body.candidateIds.length - refused.length;
      const facts = { kind: 'rejections-confirmed', jobId: ref.jobId, count } as const;
      if (count > 0) reportActivity(context, member, facts);
      return { ...presentOutbox(await readOutbox(context, ref)), refused: [...refused] };
    }),
    route(http.stopRejections, async ({ input, member }) => {
      const ref = refOf(member, input.params);
      await stopRejections(context, { ...ref, ...input.body });
      reportActivity(context, member, { kind: 'rejections-stopped', jobId: ref.jobId });
      return presentOutbox(await readOutbox(context, ref));
    }),
    route(http.sendRejectionsNow, async ({ input, member }) => {
      const ref = refOf(member, input.params);
      await sendRejectionsNow(context, { ...ref, ...input.body });
      return presentOutbox(await readOutbox(context, ref));
    }),
  ];
}
