import type { Context } from '../../context.js';
import { countCodes } from './recovery/recovery-codes.js';

export type Method = 'code' | 'recoveryCode' | 'passkey';

/**
 * The ways to prove the second factor that a user has; none while it is off. What the deployment can't check just now
 * is among them: a setting that is missing must not switch a factor off.
 */
export async function findMethods(context: Context, userId: string): Promise<readonly Method[]> {
  const { authenticatorApps } = context.models;
  const hasApp = await authenticatorApps.exists({ _id: userId, confirmedAt: { $ne: null } });
  if (!hasApp) return [];
  return (await countCodes(context, userId)) > 0 ? ['code', 'recoveryCode'] : ['code'];
}
