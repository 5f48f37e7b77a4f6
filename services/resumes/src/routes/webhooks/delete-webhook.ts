import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { deleteWebhook as remove } from '../../domain/webhooks/manage-webhooks.js';

export function deleteWebhook(context: Context): Route {
  return route(http.deleteWebhook, async ({ input, user }) => {
    await remove(context, { userId: user.sub, id: input.params.id });
    return { message: 'The webhook is deleted.' };
  });
}
