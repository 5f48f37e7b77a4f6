import type { Context } from '../../context.js';
import { countCodes } from './recovery/recovery-codes.js';

/** These questions need the database alone. */
type Stored = Pick<Context, 'models'>;

export type Method = 'code' | 'recoveryCode' | 'passkey';

/** Whether codes of an app are asked of the user. */
function hasApp({ models }: Stored, userId: string): Promise<boolean> {
  return models.authenticatorApps.exists({ _id: userId, confirmedAt: { $ne: null } });
}

/**
 * The ways to prove the second factor that a user has; none while it is off. What the deployment can't check just now
 * is among them: a setting that is missing must not switch a factor off.
 */
export async function findMethods(context: Stored, userId: string): Promise<readonly Method[]> {
  const methods: Method[] = [];
  if (await context.models.passkeys.exists({ userId })) methods.push('passkey');
  if (await hasApp(context, userId)) methods.push('code');
  if (methods.length === 0) return [];
  return (await countCodes(context, userId)) > 0 ? [...methods, 'recoveryCode'] : methods;
}
