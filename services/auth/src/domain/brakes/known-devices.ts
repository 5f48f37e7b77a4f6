import { cookies } from '@shortlist/contracts/constants';
import type { Context } from '../../context.js';
import { createSecret, hashSecret } from '../secrets.js';

/** Under which a browser of a user is stored. */
export const deviceId = (userId: string, device: string): string =>
  hashSecret(`${device} ${userId}`);

/** Whether the user has signed in before in the browser with this secret. */
export async function isKnownDevice(
  { models, clock }: Context,
  userId: string | undefined,
  device: string | undefined,
): Promise<boolean> {
  if (device === undefined) return false;
  const _id = deviceId(userId ?? '', device);
  return models.knownDevices.exists({ _id, expiresAt: { $gt: clock() } });
}

/** Remembers that the user has signed in in this browser. Returns its secret, a new one where it had none. */
export async function rememberDevice(
  { models, clock }: Context,
  userId: string,
  device: string | undefined,
): Promise<string> {
  const secret = device !== undefined && /^[\w-]{43}$/.test(device) ? device : createSecret();
  const _id = deviceId(userId, secret);
  const expiresAt = new Date(clock().getTime() + cookies.knownDevice.maxAgeSeconds * 1000);
  await models.knownDevices.createMissing([{ _id, userId, expiresAt }]);
  await models.knownDevices.updateOne({ _id }, { $set: { expiresAt } });
  return secret;
}
