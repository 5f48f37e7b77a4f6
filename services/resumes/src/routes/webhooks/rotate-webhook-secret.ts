import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { rotateSecret } from '../../domain/webhooks/manage-webhooks.js';

export function rotateWebhookSecret(context: Context): Route {
  return route(http.rotateWebhookSecret, async ({ input, user }) => ({
    secret: await rotateSecret(context, { userId: user.sub, id: input.params.id }),
  }));
}
