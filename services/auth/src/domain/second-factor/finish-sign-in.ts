import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import type { Browser } from '../brakes/brake-sign-ins.js';
import { rememberDevice } from '../brakes/known-devices.js';
import { requireStillThere } from '../deletion/erase-user.js';
import { type IssuedTokens, startSession } from '../issue-tokens.js';
import { refusal } from '../refusal.js';
import { readDevice } from '../sessions/read-device.js';
import { trustDevice } from './device/trusted-devices.js';

export interface SignedIn {
  readonly user: UserRecord;
  readonly tokens: IssuedTokens;
  /** The secret that the browser keeps. */
  readonly device: string;
}

export interface FinishSignInInput {
  readonly userId: string;
  /** Do not ask this browser again for a while. */
  readonly rememberDevice: boolean;
}

/** Begins the session of a user whose second factor was right. Throws `SecondStepExpired` or `AccountDisabled`. */
export async function finishSignIn(
  context: Context,
  input: FinishSignInInput,
  { device, userAgent }: Browser,
): Promise<SignedIn> {
  const user = await context.models.users.findOne({ _id: input.userId });
  if (!user) throw refusal('SecondStepExpired');
  const tokens = await startSession(context, user, readDevice(userAgent));
  const keep = input.rememberDevice ? trustDevice : rememberDevice;
  const secret = await keep(context, user._id, device);
  await requireStillThere(context, user._id);
  return { user, tokens, device: secret };
}
