import * as http from '@shortlist/contracts/http/email';
import { route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { readOutbox } from '../domain/outbox/read-outbox.js';
import { sendRejectionsNow as send } from '../domain/outbox/send-rejections-now.js';
import { presentOutbox } from '../presenters/outbox.js';

export function sendRejectionsNow(context: Context) {
  return route(http.sendRejectionsNow, async ({ input, user }) => {
    const ref = { userId: user.sub, jobId: input.params.jobId };
    await send(context, { ...ref, ...input.body });
    return presentOutbox(await readOutbox(context, ref));
  });
}
