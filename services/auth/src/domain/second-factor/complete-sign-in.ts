import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import type { SignInOrigin } from '../brakes/brake-sign-ins.js';
import { rememberDevice } from '../brakes/known-devices.js';
import { type IssuedTokens, startSession } from '../issue-tokens.js';
import { refusal } from '../refusal.js';
import { brakeFactor } from './brake-factor.js';
import { trustDevice } from './device/trusted-devices.js';
import { readTicket, spendTicket } from './sign-in-ticket.js';
import { type Codes, spendCode } from './spend-code.js';

export interface SecondStepInput extends Codes {
  readonly ticket: string;
  readonly rememberDevice: boolean;
}

/**
 * The second step of a sign-in. A wrong code leaves the ticket good, the next may be right. Throws
 * `SecondStepExpired`, `WrongSecondFactor` or `TooManyRequests`.
 */
export async function completeSignIn(
  context: Context,
  input: SecondStepInput,
  { device }: SignInOrigin,
): Promise<{ user: UserRecord; tokens: IssuedTokens; device: string }> {
  const userId = await readTicket(context, input.ticket);
  const attempt = await brakeFactor(context, userId, device);
  if (!(await spendCode(context, userId, input))) throw refusal('WrongSecondFactor');
  await attempt.forget();
  await spendTicket(context, input.ticket);
  const user = await context.models.users.findOne({ _id: userId });
  if (!user) throw refusal('SecondStepExpired');
  const keep = input.rememberDevice ? trustDevice : rememberDevice;
  const secret = await keep(context, userId, device);
  return { user, tokens: await startSession(context, user), device: secret };
}
