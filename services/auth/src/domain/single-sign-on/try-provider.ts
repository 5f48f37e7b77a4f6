import type { Member } from '@shortlist/contracts/authorise';
import type { Context } from '../../context.js';
import { getUser } from '../get-user.js';
import { refusal } from '../refusal.js';
import { beginAttempt, type Begun, spendAttempt } from './attempts.js';
import { requireDomain } from './find-missing.js';
import { type ProviderAnswer, readAnswer } from './read-answer.js';
import { getProvider } from './settings.js';

/** The answer of the provider in a test. */
export interface TestResult {
  readonly subject: string;
  readonly email: string | null;
  readonly isVerified: boolean;
  readonly isOfDomain: boolean;
  /** The address is verified and of a domain of the workspace: such a person could sign in. */
  readonly hasPassed: boolean;
}

/** Begins a test by a member. Throws `ProviderMissing`, `DomainMissing` or `ProviderNotAnswering`. */
export async function beginTest(context: Context, { workspaceId, userId }: Member): Promise<Begun> {
  const provider = await getProvider(context, workspaceId);
  await requireDomain(context, workspaceId);
  const { email } = await getUser(context, userId);
  return beginAttempt(context, provider, { testedBy: userId, email });
}

/**
 * Finishes a test: says what the provider answered, and notes that it passed. It signs nobody in and links no account.
 * Throws `SingleSignOnFailed` or `ProviderNotAnswering`.
 */
export async function finishTest(
  context: Context,
  { workspaceId, userId }: Member,
  answer: ProviderAnswer & { readonly browser: string | undefined },
): Promise<TestResult> {
  const attempt = await spendAttempt(context, answer);
  const isTheirs = attempt.testedBy === userId && attempt.workspaceId === workspaceId;
  if (!isTheirs) throw refusal('SingleSignOnFailed');
  const { claims, email, isVerified, isOfDomain } = await readAnswer(context, attempt, answer);
  const hasPassed = email !== null && isVerified && isOfDomain;
  if (hasPassed) {
    const { issuer, clientId } = attempt;
    // Not for a provider that was set in between.
    await context.models.signOnProviders.updateOne(
      { _id: workspaceId, issuer, clientId },
      { $set: { testedAt: context.clock() } },
    );
  }
  context.log.info({ workspaceId, userId, hasPassed }, 'single sign-on was tested');
  return { subject: claims.sub, email, isVerified, isOfDomain, hasPassed };
}
