import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { resendDelivery as resend } from '../../domain/webhooks/manage-webhooks.js';
import { presentDelivery } from '../../presenters/webhook.js';

export function resendDelivery(context: Context): Route {
  return route(http.resendDelivery, async ({ input, user }) => ({
    delivery: presentDelivery(await resend(context, { userId: user.sub, ...input.params })),
  }));
}
