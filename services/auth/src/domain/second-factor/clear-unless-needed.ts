import type { Context } from '../../context.js';
import { forgetTrustedDevices } from './device/trusted-devices.js';
import { findMethods } from './find-methods.js';
import { removeRecoveryCodes } from './recovery/recovery-codes.js';

/** After the last factor was removed nothing of it stays: neither recovery codes, nor browsers that are not asked. */
export async function clearUnlessNeeded(context: Context, userId: string): Promise<void> {
  if ((await findMethods(context, userId)).length > 0) return;
  await removeRecoveryCodes(context, userId);
  await forgetTrustedDevices(context, userId);
}
