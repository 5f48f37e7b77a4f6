import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { noteActivity } from '../domain/activity/note-activity.js';
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
    route(http.createWebhook, async ({ input, member, client }) => {
      const { webhook, secret } = await createWebhook(context, member, {
        ...input.body,
        isLocal: client.isLocal,
      });
      noteActivity(context, member, { kind: 'webhook-made', detail: new URL(webhook.url).host });
      return { webhook: presentWebhook(context, webhook), secret };
    }),
    route(http.listWebhooks, async ({ member }) => ({
      webhooks: (await listWebhooks(context, member.workspaceId)).map((webhook) =>
        presentWebhook(context, webhook),
      ),
    })),
    route(http.updateWebhook, async ({ input, member, client }) => {
      const owner = { workspaceId: member.workspaceId, id: input.params.id };
      const wanted = { ...input.body, isLocal: client.isLocal };
      const webhook = await updateWebhook(context, owner, wanted);
      return { webhook: presentWebhook(context, webhook) };
    }),
    route(http.deleteWebhook, async ({ input, member }) => {
      await deleteWebhook(context, { workspaceId: member.workspaceId, id: input.params.id });
      noteActivity(context, member, { kind: 'webhook-removed' });
      return { message: 'The webhook is deleted.' };
    }),
    route(http.rotateWebhookSecret, async ({ input, member }) => ({
      secret: await rotateSecret(context, { workspaceId: member.workspaceId, id: input.params.id }),
    })),
    route(http.testWebhook, async ({ input, member }) => ({
      delivery: presentDelivery(
        await testWebhook(context, { workspaceId: member.workspaceId, id: input.params.id }),
      ),
    })),
    route(http.listDeliveries, async ({ input, member }) => {
      const deliveries = await listDeliveries(context, {
        workspaceId: member.workspaceId,
        id: input.params.id,
      });
      return { deliveries: deliveries.map(presentDelivery) };
    }),
    route(http.resendDelivery, async ({ input, member }) => ({
      delivery: presentDelivery(
        await resendDelivery(context, { workspaceId: member.workspaceId, ...input.params }),
      ),
    })),
  ];
}
