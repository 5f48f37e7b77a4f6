import * as http from '@shortlist/contracts/http/email';
import { route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { readOutbox } from '../domain/outbox/read-outbox.js';
import { stopRejections as stop } from '../domain/outbox/stop-rejections.js';
import { presentOutbox } from '../presenters/outbox.js';

export function stopRejections(context: Context) {
  return route(http.stopRejections, async ({ input, user }) => {
    const ref = { userId: user.sub, jobId: input.params.jobId };
    await stop(context, { ...ref, ...input.body });
    return presentOutbox(await readOutbox(context, ref));
  });
}
