import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { listDeliveries as list } from '../../domain/webhooks/manage-webhooks.js';
import { presentDelivery } from '../../presenters/webhook.js';

export function listDeliveries(context: Context): Route {
  return route(http.listDeliveries, async ({ input, user }) => {
    const deliveries = await list(context, { userId: user.sub, id: input.params.id });
    return { deliveries: deliveries.map(presentDelivery) };
  });
}
