import * as http from '@shortlist/contracts/http/privacy';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { answerCase } from '../../domain/privacy/answer-case.js';
import { presentPrivacyRequest } from '../../presenters/privacy-request.js';

/** Does what the recruiter answers, and mails it to the candidate. */
export function answerPrivacyRequest(context: Context): Route {
  return route(http.answerPrivacyRequest, async ({ input, user }) => {
    const owner = { caseId: input.params.id, userId: user.sub, by: user.email };
    return { request: presentPrivacyRequest(await answerCase(context, owner, input.body)) };
  });
}
