import * as http from '@shortlist/contracts/http/email';
import { route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { readOutbox } from '../domain/outbox/read-outbox.js';
import { presentOutbox } from '../presenters/outbox.js';

export function getOutbox(context: Context) {
  return route(http.getOutbox, async ({ input, user }) => {
    const { since } = input.query;
    const ref = { userId: user.sub, jobId: input.params.jobId };
    return presentOutbox(
      await readOutbox(context, { ...ref, since: since === undefined ? since : new Date(since) }),
    );
  });
}
