import type { Context } from '../../context.js';
import type { SignInOrigin } from '../brakes/brake-sign-ins.js';
import { refusal } from '../refusal.js';
import { brakeFactor } from './brake-factor.js';
import { finishSignIn, type SignedIn } from './finish-sign-in.js';
import { readTicket, spendTicket } from './sign-in-ticket.js';
import { type Codes, spendCode } from './spend-code.js';

export interface SecondStepInput extends Codes {
  readonly ticket: string;
  readonly rememberDevice: boolean;
}

/**
 * The second step of a sign-in by a code. A wrong code leaves the ticket good, the next may be right. Throws
 * `SecondStepExpired`, `WrongSecondFactor`, `AccountDisabled` or `TooManyRequests`.
 */
export async function completeSignIn(
  context: Context,
  { ticket, rememberDevice, ...codes }: SecondStepInput,
  origin: SignInOrigin,
): Promise<SignedIn> {
  const userId = await readTicket(context, ticket);
  const attempt = await brakeFactor(context, userId, origin.device);
  const right = await attempt.settle(() => spendCode(context, userId, codes));
  if (!right) throw refusal('WrongSecondFactor');
  await spendTicket(context, ticket);
  return finishSignIn(context, { userId, ticket, rememberDevice }, origin);
}
