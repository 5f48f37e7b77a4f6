import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { isExempt } from '../../domain/issue-tokens.js';
import { completeSignIn as complete } from '../../domain/second-factor/complete-sign-in.js';
import { presentSessionTokens } from '../../presenters/session-tokens.js';
import { presentUser } from '../../presenters/user.js';
import { originOf } from '../origin-of.js';
import { writeDevice } from '../write-device.js';

export function completeSignIn(context: Context): Route {
  return route(http.completeSignIn, async ({ input, client }) => {
    const { user, tokens, device } = await complete(context, input.body, originOf(client));
    writeDevice(client, device);
    return { ...presentSessionTokens(tokens), user: presentUser(user, isExempt(context, user)) };
  });
}
