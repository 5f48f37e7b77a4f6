import { randomUUID } from 'node:crypto';
import type * as http from '@shortlist/contracts/http/auth';
import type { OperationBody } from '@shortlist/contracts/operation';
import { isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import type { UserRecord } from '../../../models/user.js';
import { refusal } from '../../refusal.js';
import { oweFactorNotice } from '../owe-factor-notice.js';
import { issueMissingCodes } from '../recovery/recovery-codes.js';
import { keepChallenge, spendChallenge } from './challenges.js';
import { loadWebauthn } from './load-webauthn.js';
import { refusePasskey } from './refuse-passkey.js';
import { requireRelyingParty } from './relying-party.js';

/** Of one account. */
const most = 20;

/** Options by which the browser creates a passkey. Throws `PasskeysNotOffered` or `TooManyPasskeys`. */
export async function beginPasskey(context: Context, user: UserRecord): Promise<object> {
  const { id } = requireRelyingParty(context);
  const known = await context.models.passkeys.find({ userId: user._id });
  if (known.length >= most) throw refusal('TooManyPasskeys');
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Shortlist',
    rpID: id,
    userID: new Uint8Array(Buffer.from(user._id)),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    // So that password managers and devices keep it, and offer it without a name typed.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(context, options.challenge, { purpose: 'create', userId: user._id });
  return options;
}

/** Keeps a passkey. Returns the recovery codes that are new. Throws `PasskeysNotOffered` or `PasskeyRefused`. */
export async function addPasskey(
  context: Context,
  userId: string,
  { credential, name }: OperationBody<typeof http.addPasskey>,
): Promise<readonly string[]> {
  const { id, origin } = requireRelyingParty(context);
  const { transports = [], ...response } = credential.response;
  const { verifyRegistrationResponse } = await loadWebauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: (challenge) =>
      spendChallenge(context, challenge, { purpose: 'create', userId }),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch((error: unknown) => refusePasskey(context, error));
  if (!verified) throw refusal('PasskeyRefused');
  const { credential: made } = registrationInfo;
  // Codes first: with a factor and without them, a person who loses the device would be locked out.
  const recoveryCodes = await issueMissingCodes(context, userId);
  try {
    await context.models.passkeys.create({
      _id: randomUUID(),
      userId,
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports,
      name,
      createdAt: context.clock(),
    });
  } catch (error) {
    throw isDuplicateKey(error) ? refusal('PasskeyRefused') : error;
  }
  await oweFactorNotice(context, userId, 'secondFactorAdded');
  return recoveryCodes;
}
