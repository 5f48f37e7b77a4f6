import * as http from '@shortlist/contracts/http/privacy';
import { privacyLinkHours } from '@shortlist/contracts/privacy';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { answerCase } from '../domain/privacy/answer-case.js';
import { askPrivacy } from '../domain/privacy/ask-privacy.js';
import { confirmRequest } from '../domain/privacy/confirm-request.js';
import { listCases } from '../domain/privacy/list-cases.js';
import { presentPrivacyRequest } from '../presenters/privacy-request.js';

/** Privacy requests of candidates. */
export function createPrivacyRoutes(context: Context): readonly Route[] {
  return [
    // Takes what a candidate asks for; the answer is the same for every address.
    route(http.requestPrivacy, async ({ input, client }) => {
      await askPrivacy(context, input.body, client.address);
      return {
        message: `We have sent a link to this address. Please follow it within ${privacyLinkHours} hours: until then your request stays private.`,
      };
    }),
    // Passes a request on whose link was followed.
    route(http.confirmPrivacyRequest, async ({ input }) => {
      const { wish, concerned, dueAt } = await confirmRequest(context, input.body.token);
      return {
        wish,
        outcome: concerned > 0 ? ('passed-on' as const) : ('nothing-kept' as const),
        dueAt: dueAt.toISOString(),
      };
    }),
    // Lists candidates' requests to the user.
    route(http.listPrivacyRequests, async ({ member }) => {
      const cases = await listCases(context, member);
      return { requests: cases.map(presentPrivacyRequest) };
    }),
    // Does what the recruiter answers, and mails it to the candidate.
    route(http.answerPrivacyRequest, async ({ input, member }) => {
      const owner = { caseId: input.params.id, member };
      return { request: presentPrivacyRequest(await answerCase(context, owner, input.body)) };
    }),
  ];
}
