import * as http from '@shortlist/contracts/http/privacy';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { confirmRequest } from '../../domain/privacy/confirm-request.js';

/** Passes a request on whose link was followed. */
export function confirmPrivacyRequest(context: Context): Route {
  return route(http.confirmPrivacyRequest, async ({ input }) => {
    const { wish, concerned, dueAt } = await confirmRequest(context, input.body.token);
    return {
      wish,
      outcome: concerned > 0 ? ('passed-on' as const) : ('nothing-kept' as const),
      dueAt: dueAt.toISOString(),
    };
  });
}
