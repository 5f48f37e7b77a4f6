import { formerMember } from '@shortlist/contracts/roles';
import { commonRefusal, type Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';

const authoredView = candidateDocument.pick(
  'decisions',
  'override',
  'addressCheck',
  'opened',
  'lateScoring',
  'readers',
  'revision',
);
type Authored = Viewed<typeof authoredView>;

/** Fields of a candidate that name a member by their address. */
const places = [
  'decisions',
  'override',
  'addressCheck',
  'opened',
  'lateScoring',
  'readers',
] as const;

function withoutAuthor(email: string, candidate: Authored) {
  const renamed = <Signed extends { readonly by: string }>(signed: Signed): Signed =>
    signed.by === email ? { ...signed, by: formerMember } : signed;
  const { decisions, override, addressCheck, opened, lateScoring, readers } = candidate;
  return {
    decisions: decisions.map(renamed),
    readers: readers.map(renamed),
    override: override && renamed(override),
    addressCheck: addressCheck && renamed(addressCheck),
    lateScoring: lateScoring && renamed(lateScoring),
    ...(opened && { opened: renamed(opened) }),
  };
}

/**
 * Replaces the address of a deleted user in what they decided and changed in workspaces that stay. Sealed lines of
 * decision records keep it, as nobody can change them. Walks through all candidates, once for each deleted account.
 * Safe to repeat. Throws Unavailable when a candidate was changed at the same moment.
 */
export async function forgetAuthor({ models }: Context, email: string): Promise<void> {
  const { jobs, candidates, privacyCases } = models;
  let missed = 0;
  await candidates.everywhere.eachReadable(
    { $or: places.map((place) => ({ [`${place}.by`]: email })) },
    authoredView,
    { batchSize: 20 },
    async (candidate) => {
      const { _id, revision } = candidate;
      const { matchedCount } = await candidates.everywhere.updateOne(
        { _id, revision },
        { $set: withoutAuthor(email, candidate), $inc: { revision: 1 } },
      );
      if (matchedCount === 0) missed += 1;
    },
  );
  await jobs.everywhere.updateMany({ 'settingsChange.by': email } as never, {
    $set: { 'settingsChange.by': formerMember },
  });
  await privacyCases.everywhere.updateMany({ by: email }, { $set: { by: formerMember } });
  if (missed > 0) throw commonRefusal('Unavailable');
}
