import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { isExempt } from '../domain/issue-tokens.js';
import { logIn } from '../domain/log-in.js';
import { presentSessionTokens } from '../presenters/session-tokens.js';
import { presentUser } from '../presenters/user.js';
import { browserOf } from './origin-of.js';
import { writeDevice } from './write-device.js';

export function login(context: Context): Route {
  return route(http.login, async ({ input, client }) => {
    const { user, tokens, device } = await logIn(context, input.body, browserOf(client));
    writeDevice(client, device);
    return { ...presentSessionTokens(tokens), user: presentUser(user, isExempt(context, user)) };
  });
}
