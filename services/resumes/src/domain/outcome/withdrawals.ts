import * as messages from '@shortlist/contracts/messages/resumes';
import type { Filter, Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument, type CandidateRecord } from '../../models/candidate.js';
import { isUnsent } from './mail-state.js';

type MailFields = Pick<CandidateRecord, 'draft' | 'personId'>;

/** True while a rejection is drafted that can still be sent. */
export function hasOpenDraft({ draft, personId }: MailFields): boolean {
  return personId === null && draft !== null && isUnsent(draft) && !draft.withdrawn;
}

/**
 * Fields to store with a change of a person, so that a withdrawn rejection is announced even if this process dies right
 * after the change.
 */
export function noteWithdrawal(
  before: MailFields,
  after: MailFields,
  { reason, at }: { readonly reason: string; readonly at: Date },
): Pick<Partial<CandidateRecord>, 'withdrawal'> {
  if (hasOpenDraft(after)) return { withdrawal: null };
  return hasOpenDraft(before) ? { withdrawal: { reason, at } } : {};
}

/** Withdrawals announced at the same time. */
const TOGETHER = 100;

const withdrawnView = candidateDocument.pick('jobId', 'userId', 'workspaceId', 'withdrawal');
type Withdrawn = Viewed<typeof withdrawnView>;

async function announce({ bus, models }: Context, some: readonly Withdrawn[]): Promise<number> {
  const noted = some.flatMap(({ withdrawal, ...candidate }) =>
    withdrawal ? [{ ...candidate, withdrawal }] : [],
  );
  await Promise.all(
    noted.map(({ _id: candidateId, jobId, userId, workspaceId, withdrawal: { reason, at } }) =>
      bus.publish(messages.rejectionWithdrawn, {
        ...{ userId, workspaceId },
        jobId,
        candidateId,
        reason,
        at: at.toISOString(),
      }),
    ),
  );
  await models.candidates.everywhere.updateEach(
    noted.map(({ _id, withdrawal }) => ({
      filter: { _id, 'withdrawal.at': withdrawal.at },
      update: { $set: { withdrawal: null } },
    })),
  );
  return noted.length;
}

/**
 * Announces the rejections among some candidates that are no longer to be sent, each until the broker has it. Returns
 * how many there were. Only makes the outbox say so sooner: what must not be sent is not granted when it is claimed.
 */
export async function announceWithdrawals(
  context: Context,
  some: Filter<CandidateRecord>,
): Promise<number> {
  let announced = 0;
  let open: Withdrawn[] = [];
  const flush = async () => {
    const part = open;
    open = [];
    announced += await announce(context, part);
  };
  await context.models.candidates.everywhere.eachReadable(
    { ...some, withdrawal: { $ne: null } },
    withdrawnView,
    { batchSize: TOGETHER },
    async (candidate) => {
      open.push(candidate);
      if (open.length === TOGETHER) await flush();
    },
  );
  await flush();
  return announced;
}
