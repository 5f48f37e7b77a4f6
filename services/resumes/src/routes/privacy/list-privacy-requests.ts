import * as http from '@shortlist/contracts/http/privacy';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { listCases } from '../../domain/privacy/list-cases.js';
import { presentPrivacyRequest } from '../../presenters/privacy-request.js';

/** Lists candidates' requests to the user. */
export function listPrivacyRequests(context: Context): Route {
  return route(http.listPrivacyRequests, async ({ user }) => {
    const cases = await listCases(context, user.sub);
    return { requests: cases.map(presentPrivacyRequest) };
  });
}
