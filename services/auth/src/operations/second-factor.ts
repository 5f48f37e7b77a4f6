import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { removeApp } from '../domain/second-factor/app/remove-app.js';
import { beginApp, confirmApp } from '../domain/second-factor/app/set-up-app.js';
import { completeSignIn } from '../domain/second-factor/complete-sign-in.js';
import { describeSecondFactor } from '../domain/second-factor/describe-second-factor.js';
import { addPasskey, beginPasskey } from '../domain/second-factor/passkeys/add-passkey.js';
import { removePasskey, renamePasskey } from '../domain/second-factor/passkeys/manage-passkeys.js';
import {
  beginPasskeySignIn,
  signInWithPasskey,
} from '../domain/second-factor/passkeys/sign-in-with-passkey.js';
import { renewCodes } from '../domain/second-factor/renew-codes.js';
import { proveOwner } from '../domain/sign-in/prove-owner.js';
import { presentSecondFactor } from '../presenters/second-factor.js';
import { answerSignedIn, callerOf, originOf } from './client.js';

/** Authenticator app, passkeys and recovery codes. */
export function createSecondFactorRoutes(context: Context): readonly Route[] {
  return [
    route(http.getSecondFactor, async ({ user }) =>
      presentSecondFactor(await describeSecondFactor(context, user.sub)),
    ),
    route(http.beginAuthenticatorApp, async ({ input, user, client }) => {
      const owner = await proveOwner(context, callerOf(user, client), input.body);
      const { secret, uri, expiresAt } = await beginApp(context, owner);
      return { secret, uri, expiresAt: expiresAt.toISOString() };
    }),
    route(http.confirmAuthenticatorApp, async ({ input, user }) => {
      const { code } = input.body;
      return { recoveryCodes: [...(await confirmApp(context, { userId: user.sub, code }))] };
    }),
    route(http.removeAuthenticatorApp, async ({ input, user, client }) => {
      await proveOwner(context, callerOf(user, client), input.body);
      await removeApp(context, user.sub);
      return { message: 'We no longer ask for codes from your app.' };
    }),
    route(http.renewRecoveryCodes, async ({ input, user, client }) => {
      await proveOwner(context, callerOf(user, client), input.body);
      return { recoveryCodes: [...(await renewCodes(context, user.sub))] };
    }),
    route(http.completeSignIn, async ({ input, client }) =>
      answerSignedIn(context, client, await completeSignIn(context, input.body, originOf(client))),
    ),
    route(http.beginPasskey, async ({ input, user, client }) => {
      const owner = await proveOwner(context, callerOf(user, client), input.body);
      return { options: { ...(await beginPasskey(context, owner)) } };
    }),
    route(http.addPasskey, async ({ input, user }) => ({
      recoveryCodes: [...(await addPasskey(context, user.sub, input.body))],
    })),
    route(http.renamePasskey, async ({ input, user }) => {
      await renamePasskey(context, { userId: user.sub, ...input.params, ...input.body });
      return { message: 'The passkey has its new name.' };
    }),
    route(http.removePasskey, async ({ input, user, client }) => {
      await proveOwner(context, callerOf(user, client), input.body);
      await removePasskey(context, { userId: user.sub, id: input.params.id });
      return { message: 'The passkey no longer signs you in.' };
    }),
    route(http.beginPasskeySignIn, async ({ input }) => ({
      options: { ...(await beginPasskeySignIn(context, input.body.ticket)) },
    })),
    route(http.signInWithPasskey, async ({ input, client }) =>
      answerSignedIn(
        context,
        client,
        await signInWithPasskey(context, input.body, originOf(client)),
      ),
    ),
  ];
}
