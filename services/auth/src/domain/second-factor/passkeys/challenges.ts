import type { Context } from '../../../context.js';
import { hashSecret } from '../../secrets.js';

const challengeMs = 10 * 60 * 1000;

/** Purpose of a challenge, and the owner whose passkey may answer it; null: anybody's. */
export interface ChallengeUse {
  readonly purpose: 'create' | 'signIn' | 'secondStep';
  readonly userId: string | null;
}

/** Remembers a challenge that was given to a browser. */
export async function keepChallenge(
  { models, clock }: Context,
  challenge: string,
  use: ChallengeUse,
): Promise<void> {
  const expiresAt = new Date(clock().getTime() + challengeMs);
  await models.passkeyChallenges.create({ _id: hashSecret(challenge), ...use, expiresAt });
}

/** Spends a challenge: true for the first answer to one that was given for this use, in time. */
export async function spendChallenge(
  { models, clock }: Context,
  challenge: string,
  use: ChallengeUse,
): Promise<boolean> {
  const usedAt = clock();
  const { matchedCount } = await models.passkeyChallenges.updateOne(
    { _id: hashSecret(challenge), ...use, usedAt: null, expiresAt: { $gt: usedAt } },
    { $set: { usedAt } },
  );
  return matchedCount === 1;
}
