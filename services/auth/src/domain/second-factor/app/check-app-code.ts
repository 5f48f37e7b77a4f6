import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import { findStep } from './app-codes.js';

/** The secret of a user's app. Throws `Unavailable` where the key it was encrypted with is missing or another. */
export function openSecret({ config, log }: Context, userId: string, sealed: string) {
  try {
    if (config.sealer) return config.sealer.open(sealed, userId);
    log.error({ userId }, 'a code of an app can’t be checked: SECOND_FACTOR_KEY is not set');
  } catch (error) {
    log.error(
      { err: error, userId },
      'a code of an app can’t be checked: SECOND_FACTOR_KEY is not the one it was set up with',
    );
  }
  throw commonRefusal('Unavailable', {
    sentence: 'Codes from an app can’t be checked right now. Please use a recovery code.',
  });
}

/** Whether `code` is one of the user's app now and was not used before. It counts as used from then on. */
export async function spendAppCode(
  context: Context,
  userId: string,
  code: string,
): Promise<boolean> {
  const { models, clock } = context;
  const app = await models.authenticatorApps.findOne({ _id: userId, confirmedAt: { $ne: null } });
  if (!app) return false;
  const step = findStep(openSecret(context, userId, app.sealedSecret), code, clock());
  if (step === null) return false;
  // Of two calls with the same code one finds the step taken. A later code also spends those before it.
  const { matchedCount } = await models.authenticatorApps.updateOne(
    { _id: userId, confirmedAt: { $ne: null }, lastStep: { $lt: step } },
    { $set: { lastStep: step } },
  );
  return matchedCount === 1;
}
