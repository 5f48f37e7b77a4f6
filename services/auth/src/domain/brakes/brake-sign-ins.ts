import { commonRefusal, networkOf } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { normalizeEmail } from '../normalize-email.js';
import {
  type Brake,
  consumeTurn,
  describeWait,
  forgetTurns,
  giveTurnBack,
  type Turn,
} from './consume-turn.js';
import { type CountedTry, createCountedTry } from './counted-try.js';
import { isKnownDevice } from './known-devices.js';

const HOUR = 60 * 60;

/** One person, or one attacker, at one address (docs/decisions/016). */
const perAccountAndNetwork: Brake = {
  name: 'sign-in account network',
  free: 5,
  firstSeconds: 2,
  maxSeconds: HOUR / 4,
  forgetSeconds: 24 * HOUR,
};
/** Guesses from everywhere together. Its wait is short: it also meets the owner at a new device. */
const perAccount: Brake = {
  name: 'sign-in account',
  free: 50,
  firstSeconds: 2,
  maxSeconds: 60,
  forgetSeconds: 24 * HOUR,
};
/** One address that tries many accounts. Only failures stay counted, so an office signs in as it likes. */
const perNetwork: Brake = {
  name: 'sign-in network',
  free: 60,
  firstSeconds: 2,
  maxSeconds: 60,
  forgetSeconds: HOUR,
};
/** A browser in which this account has signed in before: what others try does not concern it. */
const perDevice: Brake = {
  name: 'sign-in device',
  free: 10,
  firstSeconds: 2,
  maxSeconds: 5 * 60,
  forgetSeconds: 24 * HOUR,
};

/** Where a sign-in comes from. */
export interface SignInOrigin {
  readonly address: string;
  /** The secret of the browser, if it has one. */
  readonly device: string | undefined;
  /** The browser's User-Agent. */
  readonly userAgent: string;
}

const accountTurn = (email: string): Turn => ({ brake: perAccount, key: email, account: email });

const accountAtNetwork = (email: string, address: string): Turn => ({
  brake: perAccountAndNetwork,
  key: `${email} ${networkOf(address)}`,
  account: email,
});

function refuse(seconds: number) {
  return commonRefusal('TooManyRequests', {
    sentence: `There were several failed attempts to sign in. You can try again in ${describeWait(seconds)}, or choose a new password by “Forgot password?”.`,
    retryAfterSeconds: seconds,
  });
}

/**
 * Lets one password be tried. Counts the same whether or not there is an account. Throws `TooManyRequests`, before the
 * password is looked at, when it is too early.
 */
export async function brakeSignIn(
  context: Context,
  email: string,
  userId: string | undefined,
  { address, device }: SignInOrigin,
): Promise<CountedTry> {
  const own = normalizeEmail(email);
  const known = await isKnownDevice(context, userId, device);
  const [first, ...others]: readonly [Turn, ...Turn[]] = known
    ? [{ brake: perDevice, key: `${own} ${device ?? ''}`, account: own }]
    : [
        accountAtNetwork(own, address),
        accountTurn(own),
        { brake: perNetwork, key: networkOf(address) },
      ];
  const giveBack = async (turns: readonly Turn[]) => {
    for (const turn of turns) await giveTurnBack(context, turn);
  };
  const consumed: Turn[] = [];
  for (const turn of [first, ...others]) {
    const wait = await consumeTurn(context, turn);
    if (wait > 0) {
      await giveBack(consumed);
      throw refuse(wait);
    }
    consumed.push(turn);
  }
  return createCountedTry({
    forget: async () => {
      await forgetTurns(context, first);
      await giveBack(others);
    },
    withdraw: () => giveBack(consumed),
    log: context.log,
  });
}

/** A person who has chosen a new password by mail is not braked by earlier failures. */
export async function forgetFailedSignIns(
  context: Context,
  email: string,
  address: string,
): Promise<void> {
  await forgetTurns(context, accountTurn(email));
  await forgetTurns(context, accountAtNetwork(email, address));
}
