import type * as http from '@shortlist/contracts/http/auth';
import type { OperationBody } from '@shortlist/contracts/operation';
import type { Context } from '../../../context.js';
import { refusal } from '../../refusal.js';
import { spendChallenge } from './challenges.js';
import { loadWebauthn } from './load-webauthn.js';
import { refusePasskey } from './refuse-passkey.js';
import { requireRelyingParty } from './relying-party.js';

type UsedCredential = OperationBody<typeof http.signInWithPasskey>['credential'];

/**
 * Accepts a passkey's answer, once, and returns its owner. `userId` says whose it must be, as a second step; without it
 * the passkey replaces both steps, so the device must have verified its user. Throws `PasskeysNotOffered` or
 * `PasskeyRefused`.
 */
export async function acceptPasskey(
  context: Context,
  credential: UsedCredential,
  userId: string | null,
): Promise<string> {
  const { id, origin } = requireRelyingParty(context);
  const { models, clock, workMetrics } = context;
  const { userHandle, ...response } = credential.response;
  const passkey = await models.passkeys.findOne({ credentialId: credential.id });
  if (!passkey || (userId !== null && passkey.userId !== userId)) throw refusal('PasskeyRefused');
  const { _id, credentialId, publicKey, counter } = passkey;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.userId)
    throw refusal('PasskeyRefused');
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: (challenge) =>
      spendChallenge(context, challenge, {
        purpose: userId === null ? 'signIn' : 'secondStep',
        userId,
      }),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
    },
    requireUserVerification: userId === null,
  }).catch((error: unknown) => refusePasskey(context, error));
  if (!verified) throw refusal('PasskeyRefused');
  // Two answers of one count are a copied key; authenticators that do not count say 0.
  const { newCounter } = authenticationInfo;
  const { matchedCount } = await models.passkeys.updateOne(
    { _id, counter },
    { $set: { counter: newCounter, lastUsedAt: clock() } },
  );
  if (matchedCount === 0) throw refusal('PasskeyRefused');
  workMetrics.secondFactors.count({ method: 'passkey', outcome: 'ok' });
  return passkey.userId;
}
