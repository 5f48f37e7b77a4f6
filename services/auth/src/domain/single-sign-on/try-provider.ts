import type { Member } from '@shortlist/contracts/authorise';
import type { Context } from '../../context.js';
import { getUser } from '../get-user.js';
import { refusal } from '../refusal.js';
import { beginAttempt, type Begun, spendAttempt } from './attempts.js';
import { linkSignOn } from './find-account.js';
import { requireDomain } from './manage.js';
import { type ProviderAnswer, readAnswer } from './read-answer.js';
import { getProvider } from './settings.js';

/** Begins a test by a member. Throws `ProviderMissing`, `DomainMissing` or `ProviderNotAnswering`. */
export async function beginTest(context: Context, { workspaceId, userId }: Member): Promise<Begun> {
  const provider = await getProvider(context, workspaceId);
  await requireDomain(context, workspaceId);
  const { email } = await getUser(context, userId);
  return beginAttempt(context, provider, { testedBy: userId, email });
}

/**
 * Finishes a test: the provider must know the member by the address of their account, which it signs in from then on.
 * Throws `TestAddressOther` or what is wrong with the answer.
 */
export async function finishTest(
  context: Context,
  { workspaceId, userId }: Member,
  answer: ProviderAnswer & { readonly browser: string | undefined },
): Promise<void> {
  const attempt = await spendAttempt(context, answer);
  const isTheirs = attempt.testedBy === userId && attempt.workspaceId === workspaceId;
  if (!isTheirs) throw refusal('SingleSignOnFailed');
  const { provider, person } = await readAnswer(context, attempt, answer);
  const user = await getUser(context, userId);
  if (person.email !== user.email || !user.verifiedAt) throw refusal('TestAddressOther');
  await linkSignOn(context, provider, person, userId);
  const { sealedSecret } = provider;
  await context.models.signOnProviders.updateOne(
    { _id: workspaceId, sealedSecret },
    { $set: { testedAt: context.clock() } },
  );
  context.log.info({ workspaceId, userId }, 'a test of single sign-on passed');
}
