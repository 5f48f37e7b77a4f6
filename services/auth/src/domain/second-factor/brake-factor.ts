import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import {
  type Brake,
  consumeTurn,
  describeWait,
  forgetTurns,
  giveTurnBack,
} from '../brakes/consume-turn.js';
import { type CountedTry, createCountedTry } from '../brakes/counted-try.js';
import { isKnownDevice } from '../brakes/known-devices.js';

/** Six digits, of which three are right at a time: at most 100 guesses a day, by who knows the password already. */
const perAccount: Brake = {
  name: 'second factor',
  free: 5,
  firstSeconds: 2,
  maxSeconds: 15 * 60,
  forgetSeconds: 24 * 60 * 60,
};

/**
 * Lets one code be tried. A browser in which the account has signed in before counts
 * for itself: what others try does not hold it up. Throws `TooManyRequests`, before the code is looked at.
 */
export async function brakeFactor(
  context: Context,
  userId: string,
  device?: string,
): Promise<CountedTry> {
  const known = await isKnownDevice(context, userId, device);
  const turn = { brake: perAccount, key: known ? `${userId} ${device ?? ''}` : userId };
  const wait = await consumeTurn(context, turn);
  if (wait === 0) {
    return createCountedTry({
      forget: () => forgetTurns(context, turn),
      withdraw: () => giveTurnBack(context, turn),
      log: context.log,
    });
  }
  context.workMetrics.secondFactors.count({ method: 'any', outcome: 'braked' });
  throw commonRefusal('TooManyRequests', {
    sentence: `Several codes were wrong. You can try again in ${describeWait(wait)}.`,
    retryAfterSeconds: wait,
  });
}
