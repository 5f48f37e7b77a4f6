import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { testWebhook as test } from '../../domain/webhooks/manage-webhooks.js';
import { presentDelivery } from '../../presenters/webhook.js';

export function testWebhook(context: Context): Route {
  return route(http.testWebhook, async ({ input, user }) => ({
    delivery: presentDelivery(await test(context, { userId: user.sub, id: input.params.id })),
  }));
}
