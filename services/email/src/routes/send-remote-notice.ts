import * as http from '@shortlist/contracts/http/internal';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { sendRemoteNotice as send } from '../domain/account-mails/send-remote-notice.js';

/** Asked by the gateway alone. */
export function sendRemoteNotice(context: Context): Route {
  return route(http.sendRemoteNotice, async ({ input }) => ({
    outcome: await send(context, input.body),
  }));
}
