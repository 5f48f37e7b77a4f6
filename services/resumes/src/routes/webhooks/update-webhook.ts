import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { updateWebhook as update } from '../../domain/webhooks/manage-webhooks.js';
import { presentWebhook } from '../../presenters/webhook.js';

export function updateWebhook(context: Context): Route {
  return route(http.updateWebhook, async ({ input, user, client }) => {
    const owner = { userId: user.sub, id: input.params.id };
    const wanted = { ...input.body, isLocal: client.isLocal };
    const webhook = await update(context, owner, wanted);
    return { webhook: presentWebhook(context, webhook) };
  });
}
