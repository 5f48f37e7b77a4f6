import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { createWebhook as create } from '../../domain/webhooks/manage-webhooks.js';
import { presentWebhook } from '../../presenters/webhook.js';

export function createWebhook(context: Context): Route {
  return route(http.createWebhook, async ({ input, user, client }) => {
    const { webhook, secret } = await create(context, user.sub, {
      ...input.body,
      isLocal: client.isLocal,
    });
    return { webhook: presentWebhook(context, webhook), secret };
  });
}
