import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { listWebhooks as list } from '../../domain/webhooks/manage-webhooks.js';
import { presentWebhook } from '../../presenters/webhook.js';

export function listWebhooks(context: Context): Route {
  return route(http.listWebhooks, async ({ user }) => ({
    webhooks: (await list(context, user.sub)).map((webhook) => presentWebhook(context, webhook)),
  }));
}
