import { maxMessageBytes } from '@shortlist/bus';
import { authorise, type Member } from '@shortlist/contracts/authorise';
import type * as messages from '@shortlist/contracts/messages/resumes';
import type { z } from 'zod';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { storedDraft } from '../../models/draft.js';
import { jobDocument } from '../../models/job.js';
import { storedResult } from '../../models/result.js';
import { addressOf } from '../outcome/addressee.js';
import { accessOf } from '../read/access.js';
import { readerOf } from './reader-of.js';
import { lacksSender } from './require-sender.js';

type FoundDrafts = z.input<typeof messages.findDrafts.reply>;

/** A reply must fit into one message of the bus, with room for what surrounds it. */
const MAX_REPLY_BYTES = maxMessageBytes * 0.9;

const draftedView = candidateDocument.part(['jobId', 'draftKey', 'addressCheck'], {
  draft: storedDraft.pick({ subject: true, content: true }).nullable().default(null),
  counted: storedResult.pick({ email: true }).nullable().default(null),
  result: storedResult.pick({ email: true }).nullable().default(null),
});

const accessView = jobDocument.pick(
  'userId',
  'workspaceId',
  'leadId',
  'reviewerIds',
  'managerIds',
  'isPrivate',
);

/** Private screenings of others; few, and mostly none. */
async function findHidden({ models }: Context, member: Member): Promise<ReadonlySet<string>> {
  const found = await models.jobs.in(member.workspaceId).find({ isPrivate: true }, accessView);
  const hidden = found.filter(
    (job) => authorise(member, 'screening.read', accessOf(job)) === 'hidden',
  );
  return new Set(hidden.map(({ _id }) => _id));
}

/**
 * Drafts of the screenings that the user sees addressed to any of `emails`. When they would not fit into one reply,
 * every address keeps its newest before any gets older ones. None while the account has no sender.
 */
export async function findDrafts(
  context: Context,
  request: z.output<typeof messages.findDrafts.payload>,
): Promise<FoundDrafts> {
  const member = readerOf(request);
  const { workspaceId } = member;
  if (await lacksSender(context, workspaceId)) return { drafts: [], senderMissing: true };
  const keys = [...new Set(request.emails.map((email) => email.trim().toLowerCase()))];
  const drafted = await context.models.candidates
    .in(workspaceId)
    .findReadable({ draftKey: { $in: keys } }, draftedView, { sort: { createdAt: -1 } });
  const hidden = await findHidden(context, member);
  const found = drafted.filter(({ jobId }) => !hidden.has(jobId));
  const seen = new Map<string, number>();
  const ranked = found
    .map((candidate) => {
      const key = candidate.draftKey ?? '';
      const rank = seen.get(key) ?? 0;
      seen.set(key, rank + 1);
      return { candidate, rank };
    })
    .sort((one, other) => one.rank - other.rank);
  const drafts: FoundDrafts['drafts'] = [];
  let bytes = 0;
  for (const { candidate } of ranked) {
    if (!candidate.draft || !candidate.result) continue;
    const { subject, content } = candidate.draft;
    const email = addressOf(candidate);
    const draft = { jobId: candidate.jobId, candidateId: candidate._id, email, subject, content };
    bytes += Buffer.byteLength(JSON.stringify(draft)) + 1;
    if (bytes > MAX_REPLY_BYTES) break;
    drafts.push(draft);
  }
  return { drafts };
}
