import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { signInWithIdentity } from '../domain/federation/sign-in-with-identity.js';
import { isExempt } from '../domain/issue-tokens.js';
import { presentSessionTokens } from '../presenters/session-tokens.js';
import { presentUser } from '../presenters/user.js';
import { browserOf } from './origin-of.js';

export function firebaseLogin(context: Context): Route {
  return route(http.firebaseLogin, async ({ input, client }) => {
    const { user, tokens } = await signInWithIdentity(context, input.body, browserOf(client));
    return { ...presentSessionTokens(tokens), user: presentUser(user, isExempt(context, user)) };
  });
}
