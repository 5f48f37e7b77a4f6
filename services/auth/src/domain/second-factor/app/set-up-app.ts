import type { Context } from '../../../context.js';
import { refusal } from '../../refusal.js';
import { brakeFactor } from '../brake-factor.js';
import { oweFactorNotice } from '../owe-factor-notice.js';
import { issueMissingCodes } from '../recovery/recovery-codes.js';
import { createAppSecret, findStep, presentAppSecret } from './app-codes.js';
import { openSecret } from './check-app-code.js';

const setupMs = 15 * 60 * 1000;

export interface AppSetup {
  readonly secret: string;
  readonly uri: string;
  readonly expiresAt: Date;
}

/**
 * Makes the secret of an app, in the place of one that was not confirmed. It counts once `confirmApp` was right. Throws
 * `AppNotOffered` or `AppAlreadyAdded`.
 */
export async function beginApp(
  { config, models, clock }: Context,
  { _id, email }: { readonly _id: string; readonly email: string },
): Promise<AppSetup> {
  if (!config.sealer) throw refusal('AppNotOffered');
  const secret = createAppSecret();
  const createdAt = clock();
  const expiresAt = new Date(createdAt.getTime() + setupMs);
  const pending = { sealedSecret: config.sealer.seal(secret, _id), createdAt, expiresAt };
  await models.authenticatorApps.createMissing([{ _id, ...pending }]);
  const stored = await models.authenticatorApps.findOneAndUpdate(
    { _id, confirmedAt: null },
    { $set: pending },
  );
  if (!stored) throw refusal('AppAlreadyAdded');
  return { ...presentAppSecret(secret, email), expiresAt };
}

/**
 * Turns the second factor on with a code of the app. Returns the recovery codes that are new. Throws `AppNotOffered`,
 * `AppSetupExpired`, `WrongAppCode` or `TooManyRequests`.
 */
export async function confirmApp(
  context: Context,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<readonly string[]> {
  const { config, models, clock } = context;
  const { authenticatorApps } = models;
  if (!config.sealer) throw refusal('AppNotOffered');
  const attempt = await brakeFactor(context, userId);
  const now = clock();
  const pending = { _id: userId, confirmedAt: null, expiresAt: { $gt: now } };
  const app = await authenticatorApps.findOne(pending);
  if (!app) throw refusal('AppSetupExpired');
  const { sealedSecret } = app;
  const step = await attempt.settle(() =>
    findStep(openSecret(context, userId, sealedSecret), code, now),
  );
  if (step === null) throw refusal('WrongAppCode');
  // Codes first: with a factor and without them, a person who loses the app would be locked out.
  const recoveryCodes = await issueMissingCodes(context, userId);
  const { matchedCount } = await authenticatorApps.updateOne(
    { ...pending, sealedSecret },
    { $set: { confirmedAt: now, expiresAt: null, lastStep: step } },
  );
  if (matchedCount === 0) throw refusal('AppSetupExpired');
  await oweFactorNotice(context, userId, 'secondFactorAdded');
  return recoveryCodes;
}
