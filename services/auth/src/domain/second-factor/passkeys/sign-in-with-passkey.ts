import type * as http from '@shortlist/contracts/http/auth';
import type { OperationBody } from '@shortlist/contracts/operation';
import type { Context } from '../../../context.js';
import type { SignInOrigin } from '../../brakes/brake-sign-ins.js';
import { finishSignIn, type SignedIn } from '../finish-sign-in.js';
import { readTicket, spendTicket } from '../sign-in-ticket.js';
import { acceptPasskey } from './accept-passkey.js';
import { keepChallenge } from './challenges.js';
import { loadWebauthn } from './load-webauthn.js';
import { requireRelyingParty } from './relying-party.js';

/**
 * Options by which the browser asks for a passkey: one of the account whose sign-in `ticket` belongs to, else any that
 * it has for this address. Throws `PasskeysNotOffered` or `SecondStepExpired`.
 */
export async function beginPasskeySignIn(
  context: Context,
  ticket: string | undefined,
): Promise<object> {
  const { id: rpID } = requireRelyingParty(context);
  const { generateAuthenticationOptions } = await loadWebauthn();
  if (ticket === undefined) {
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
    await keepChallenge(context, options.challenge, { purpose: 'signIn', userId: null });
    return options;
  }
  const userId = await readTicket(context, ticket);
  const passkeys = await context.models.passkeys.find({ userId });
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'preferred',
    allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({
      id,
      transports: [...transports],
    })),
  });
  await keepChallenge(context, options.challenge, { purpose: 'secondStep', userId });
  return options;
}

/**
 * Signs in with a passkey: as the second step of the sign-in that `ticket` is of, else instead of both steps. Throws
 * `PasskeysNotOffered`, `PasskeyRefused`, `SecondStepExpired` or `AccountDisabled`.
 */
export async function signInWithPasskey(
  context: Context,
  { credential, ticket, rememberDevice }: OperationBody<typeof http.signInWithPasskey>,
  origin: SignInOrigin,
): Promise<SignedIn> {
  const expected = ticket === undefined ? null : await readTicket(context, ticket);
  const userId = await acceptPasskey(context, credential, expected);
  if (ticket !== undefined) await spendTicket(context, ticket);
  return finishSignIn(context, { userId, ticket, rememberDevice }, origin);
}
