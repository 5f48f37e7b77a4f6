import { trustedDeviceDays } from '@shortlist/contracts/constants';
import type { Context } from '../../../context.js';
import { deviceId, rememberDevice } from '../../brakes/known-devices.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the user wanted this browser, by its secret, not to be asked for a second factor for a while. */
export async function isTrustedDevice(
  { models, clock }: Context,
  userId: string,
  device: string | undefined,
): Promise<boolean> {
  if (device === undefined) return false;
  const trusted = { _id: deviceId(userId, device), trustedUntil: { $gt: clock() } };
  return models.knownDevices.exists(trusted);
}

/** Does not ask this browser again for `trustedDeviceDays`. Returns its secret. */
export async function trustDevice(
  context: Context,
  userId: string,
  device: string | undefined,
): Promise<string> {
  const secret = await rememberDevice(context, userId, device);
  const trustedUntil = new Date(context.clock().getTime() + trustedDeviceDays * DAY_MS);
  await context.models.knownDevices.updateOne(
    { _id: deviceId(userId, secret) },
    { $set: { trustedUntil } },
  );
  return secret;
}

/** Asks every browser of the user again. */
export async function forgetTrustedDevices({ models }: Context, userId: string): Promise<void> {
  await models.knownDevices.updateMany(
    { userId, trustedUntil: { $ne: null } },
    { $set: { trustedUntil: null } },
  );
}
