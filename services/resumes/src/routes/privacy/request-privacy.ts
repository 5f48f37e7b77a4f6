import * as http from '@shortlist/contracts/http/privacy';
import { privacyLinkHours } from '@shortlist/contracts/privacy';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { askPrivacy } from '../../domain/privacy/ask-privacy.js';

/** Takes what a candidate asks for; the answer is the same for every address. */
export function requestPrivacy(context: Context): Route {
  return route(http.requestPrivacy, async ({ input, client }) => {
    await askPrivacy(context, input.body, client.address);
    return {
      message: `We have sent a link to this address. Please follow it within ${privacyLinkHours} hours: until then your request stays private.`,
    };
  });
}
