import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  rotateSecret,
  testWebhook,
  updateWebhook,
} from '../domain/webhooks/manage-webhooks.js';
import { presentDelivery, presentWebhook } from '../presenters/webhook.js';

/** Addresses that users have called when something happens. */
export function createWebhooksRoutes(context: Context): readonly Route[] {
  return [
    route(http.createWebhook, async ({ input, user, client }) => {
      const { webhook, secret } = await createWebhook(context, user.sub, {
        ...input.body,
        isLocal: client.isLocal,
      });
      return { webhook: presentWebhook(context, webhook), secret };
    }),
    route(http.listWebhooks, async ({ user }) => ({
      webhooks: (await listWebhooks(context, user.sub)).map((webhook) =>
        presentWebhook(context, webhook),
      ),
    })),
    route(http.updateWebhook, async ({ input, user, client }) => {
      const owner = { userId: user.sub, id: input.params.id };
      const wanted = { ...input.body, isLocal: client.isLocal };
      const webhook = await updateWebhook(context, owner, wanted);
      return { webhook: presentWebhook(context, webhook) };
    }),
    route(http.deleteWebhook, async ({ input, user }) => {
      await deleteWebhook(context, { userId: user.sub, id: input.params.id });
      return { message: 'The webhook is deleted.' };
    }),
    route(http.rotateWebhookSecret, async ({ input, user }) => ({
      secret: await rotateSecret(context, { userId: user.sub, id: input.params.id }),
    })),
    route(http.testWebhook, async ({ input, user }) => ({
      delivery: presentDelivery(
        await testWebhook(context, { userId: user.sub, id: input.params.id }),
      ),
    })),
    route(http.listDeliveries, async ({ input, user }) => {
      const deliveries = await listDeliveries(context, { userId: user.sub, id: input.params.id });
      return { deliveries: deliveries.map(presentDelivery) };
    }),
    route(http.resendDelivery, async ({ input, user }) => ({
      delivery: presentDelivery(
        await resendDelivery(context, { userId: user.sub, ...input.params }),
      ),
    })),
  ];
}
