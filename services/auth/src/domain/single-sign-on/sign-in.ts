import { commonRefusal, networkOf } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { SignInOrigin } from '../brakes/brake-sign-ins.js';
import { type Brake, consumeTurn, describeWait, giveTurnBack } from '../brakes/consume-turn.js';
import { rememberDevice } from '../brakes/known-devices.js';
import { requireStillThere } from '../erasure/erase-user.js';
import { refusal } from '../refusal.js';
import type { SignedIn } from '../second-factor/finish-sign-in.js';
import { startSession } from '../sessions/issue-tokens.js';
import { readDevice } from '../sessions/read-device.js';
import { findOwnerOfAddress } from '../ways-in/require-way-in.js';
import { beginAttempt, type Begun, spendAttempt } from './attempts.js';
import { findSignOnAccount } from './find-account.js';
import { type ProviderAnswer, readAnswer } from './read-answer.js';

/** Domains without single sign-on that one network asks about. Those with it do not stay counted. */
const perNetwork: Brake = {
  name: 'single sign-on network',
  free: 30,
  firstSeconds: 2,
  maxSeconds: 60,
  forgetSeconds: 60 * 60,
};

/**
 * Begins single sign-on for an address. The answer tells of its domain alone. Throws `SingleSignOnNotOffered`,
 * `ProviderNotAnswering` or `TooManyRequests`.
 */
export async function beginSignOn(
  context: Context,
  email: string,
  { address }: SignInOrigin,
): Promise<Begun> {
  const { config, models } = context;
  const turn = { brake: perNetwork, key: networkOf(address) };
  const wait = await consumeTurn(context, turn);
  if (wait > 0)
    throw commonRefusal('TooManyRequests', {
      sentence: `Single sign-on was asked for several times. You can try again in ${describeWait(wait)}.`,
      retryAfterSeconds: wait,
    });
  const workspaceId = (await findOwnerOfAddress(context, email)) ?? '';
  const provider = await models.signOnProviders.findOne({ _id: workspaceId });
  if (!provider || !config.singleSignOn) throw refusal('SingleSignOnNotOffered');
  await giveTurnBack(context, turn);
  return beginAttempt(context, provider, { testedBy: null, email });
}

/**
 * Signs in with the answer of a provider, which is responsible for a second factor: none is asked for. Throws
 * `SingleSignOnFailed`, `SingleSignOnAddressUnverified`, `SingleSignOnAddressForeign`, `NoLongerMember`,
 * `TooManyWorkspaces`, `AccountDisabled` or `ProviderNotAnswering`.
 */
export async function finishSignOn(
  context: Context,
  answer: ProviderAnswer & { readonly browser: string | undefined },
  { device, userAgent }: SignInOrigin,
): Promise<SignedIn> {
  const attempt = await spendAttempt(context, answer);
  if (attempt.testedBy !== null) throw refusal('SingleSignOnFailed');
  const { provider, person } = await readAnswer(context, attempt, answer);
  const user = await findSignOnAccount(context, provider, person);
  const tokens = await startSession(context, user, {
    device: readDevice(userAgent),
    isSingleSignOn: true,
  });
  const kept = await rememberDevice(context, user._id, device);
  await requireStillThere(context, user._id);
  context.workMetrics.federatedSignIns.count({ provider: 'workspace', outcome: 'ok' });
  return { user, tokens, device: kept };
}
