import * as http from '@shortlist/contracts/http/email';
import { route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { queueRejections as queue } from '../domain/outbox/queue-rejections.js';
import { readOutbox } from '../domain/outbox/read-outbox.js';
import { presentOutbox } from '../presenters/outbox.js';

export function queueRejections(context: Context) {
  return route(http.queueRejections, async ({ input, user, requestId }) => {
    const ref = { userId: user.sub, jobId: input.params.jobId };
    const refused = await queue(context, { ...ref, ...input.body, requestId });
    return { ...presentOutbox(await readOutbox(context, ref)), refused: [...refused] };
  });
}
