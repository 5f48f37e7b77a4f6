import type { Context } from '../../context.js';

/** Removes every second factor of a user, with the ways around it and the sign-ins that wait for it. Safe to repeat. */
export async function eraseFactors(
  { models }: Pick<Context, 'models'>,
  userId: string,
): Promise<void> {
  await models.authenticatorApps.deleteOne({ _id: userId });
  await models.passkeys.deleteMany({ userId });
  await models.recoveryCodes.deleteMany({ userId });
  await models.passkeyChallenges.deleteMany({ userId });
  await models.signInTickets.deleteMany({ userId });
}
