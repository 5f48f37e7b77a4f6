import { commonRefusal, networkOf } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import type { SignInOrigin } from '../brakes/brake-sign-ins.js';
import { type Brake, consumeTurn, describeWait, giveTurnBack } from '../brakes/consume-turn.js';
import { rememberDevice } from '../brakes/known-devices.js';
import { requireStillThere } from '../erasure/erase-user.js';
import { noPassword } from '../passwords/passwords.js';
import { refusal } from '../refusal.js';
import type { SignedIn } from '../second-factor/finish-sign-in.js';
import { requireSecondStep } from '../second-factor/sign-in-ticket.js';
import { startSession } from '../sessions/issue-tokens.js';
import { readDevice } from '../sessions/read-device.js';
import { requireSamePassword } from '../sign-in/log-in.js';
import { proveOwner } from '../sign-in/prove-owner.js';
import { finishLink } from '../ways-in/link-person.js';
import { findOwnerOfAddress } from '../ways-in/require-way-in.js';
import { beginAttempt, type Begun, findLinking, keepLink, spendAttempt } from './attempts.js';
import { findSignOnAccount } from './find-account.js';
import { type ProviderAnswer, readAnswer, requirePerson } from './read-answer.js';

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

async function startSignOn(
  context: Context,
  { user, workspaceId }: { readonly user: UserRecord; readonly workspaceId: string },
  { device, userAgent }: SignInOrigin,
  requireProof?: () => Promise<void>,
): Promise<SignedIn> {
  const tokens = await startSession(context, user, {
    device: readDevice(userAgent),
    signOnWorkspaceId: workspaceId,
    ...(requireProof && { requireProof }),
  });
  const kept = await rememberDevice(context, user._id, device);
  await requireStillThere(context, user._id);
  context.workMetrics.federatedSignIns.count({ provider: 'workspace', outcome: 'ok' });
  return { user, tokens, device: kept };
}

/**
 * Signs in with the answer of a provider, which is responsible for a second factor: none is asked for. An account that
 * it has not signed in to before asks its owner for a proof. Throws `SingleSignOnFailed`,
 * `SingleSignOnAddressUnverified`, `SingleSignOnAddressForeign`, `AccountProofNeeded`, `AccountPasswordMissing`,
 * `NoLongerMember`, `TooManyWorkspaces`, `AccountDisabled` or `ProviderNotAnswering`.
 */
export async function finishSignOn(
  context: Context,
  answer: ProviderAnswer & { readonly browser: string | undefined },
  origin: SignInOrigin,
): Promise<SignedIn> {
  const attempt = await spendAttempt(context, answer);
  if (attempt.testedBy !== null) throw refusal('SingleSignOnFailed');
  const { workspaceId } = attempt;
  const person = requirePerson(attempt, await readAnswer(context, attempt, answer));
  const provided = { workspaceId, ...person.identity, email: person.email };
  const { user, isLinked } = await findSignOnAccount(context, provided, person);
  if (isLinked) return startSignOn(context, { user, workspaceId }, origin);
  const { subject } = person.identity;
  await keepLink(context, attempt, { userId: user._id, subject, email: person.email });
  const hasPassword = user.passwordHash !== noPassword;
  throw refusal(hasPassword ? 'AccountProofNeeded' : 'AccountPasswordMissing');
}

export interface LinkSignOnInput {
  readonly state: string;
  readonly browser: string | undefined;
  readonly password: string;
}

/**
 * Signs in to the account that `finishSignOn` has asked a proof for, with its password; its second factor is asked next.
 * The provider signs in to it from then on. Throws `SingleSignOnFailed`, `ProofMissing`, `WrongPassword`,
 * `SecondStepNeeded`, `NoLongerMember`, `TooManyWorkspaces`, `AccountDisabled` or `TooManyRequests`.
 */
export async function linkSignOn(
  context: Context,
  { password, ...reference }: LinkSignOnInput,
  origin: SignInOrigin,
): Promise<SignedIn> {
  const { attemptId, userId } = await findLinking(context, reference);
  const user = await proveOwner(context, { userId, origin }, { password });
  const requireProof = () => requireSamePassword(context, user);
  await requireSecondStep(context, user, { device: origin.device, requireProof, attemptId });
  await requireProof();
  const workspaceId = await finishLink(context, attemptId, user);
  return startSignOn(context, { user, workspaceId }, origin, requireProof);
}
