import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import { signInWithPasskey as signIn } from '../../../domain/second-factor/passkeys/sign-in-with-passkey.js';
import { browserOf } from '../../origin-of.js';
import { answerSignedIn } from '../answer-signed-in.js';

export function signInWithPasskey(context: Context): Route {
  return route(http.signInWithPasskey, async ({ input, client }) =>
    answerSignedIn(context, client, await signIn(context, input.body, browserOf(client))),
  );
}
