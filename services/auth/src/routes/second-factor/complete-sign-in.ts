import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { completeSignIn as complete } from '../../domain/second-factor/complete-sign-in.js';
import { browserOf } from '../origin-of.js';
import { answerSignedIn } from './answer-signed-in.js';

export function completeSignIn(context: Context): Route {
  return route(http.completeSignIn, async ({ input, client }) =>
    answerSignedIn(context, client, await complete(context, input.body, browserOf(client))),
  );
}
