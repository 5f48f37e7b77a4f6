import type * as messages from '@shortlist/contracts/messages/resumes';
import type { z } from 'zod';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { storedDraft } from '../../models/draft.js';
import { storedResult } from '../../models/result.js';
import { addressOf } from '../outcome/addressee.js';
import { findJob } from '../read/find-job.js';
import { resolvePersons } from '../read/find-persons.js';
import { readerOf } from './reader-of.js';
import { lacksSender, SENDER_MISSING } from './require-sender.js';
import { isOver, RUNNING, UNKNOWN_CANDIDATE, whyNotSendable } from './why-not-sendable.js';

type Found = z.input<typeof messages.findRejections.reply>;

/** Fields that decide whether a person's rejection may be sent, and where it goes; nothing else is read of thousands. */
const sendableView = candidateDocument.part(['personId', 'otherMail', 'links', 'addressCheck'], {
  draft: storedDraft.omit({ subject: true, content: true }).nullable().default(null),
  counted: storedResult.pick({ email: true, flags: true }).nullable().default(null),
  result: storedResult.pick({ status: true, email: true, flags: true }).nullable().default(null),
});

/** Finds which of some candidates' rejections may be sent at present, one per person. */
export async function findRejections(
  context: Context,
  request: z.output<typeof messages.findRejections.payload>,
): Promise<Found> {
  const { jobId, candidateIds } = request;
  const member = readerOf(request);
  const job = await findJob(context, { jobId, member });
  if (!job) return { known: false, sendable: [], refused: [] };
  const asked = [...new Set(candidateIds)];
  const refuse = (candidateId: string, reason: string) => ({ candidateId, reason });
  if (asked.length === 0) return { known: true, sendable: [], refused: [] };
  if (await lacksSender(context, member.workspaceId)) {
    const all = asked.map((id) => refuse(id, SENDER_MISSING));
    return { known: true, sendable: [], refused: all, senderMissing: true };
  }
  if (!isOver(job)) {
    return { known: true, sendable: [], refused: asked.map((id) => refuse(id, RUNNING)) };
  }
  const ids = await resolvePersons(context, job, asked);
  const found = await context.models.candidates.everywhere.findReadable(
    { _id: { $in: [...new Set(ids.values())] }, runId: job.runId },
    sendableView,
  );
  const persons = new Map(found.map((person) => [person._id, person]));
  const sendable = new Map<string, Found['sendable'][number]>();
  const refused: Found['refused'] = [];
  for (const id of asked) {
    const person = persons.get(ids.get(id) ?? '');
    const reason = person?.result ? whyNotSendable(person) : UNKNOWN_CANDIDATE;
    if (reason !== null || !person?.result) refused.push(refuse(id, reason ?? UNKNOWN_CANDIDATE));
    else {
      sendable.set(person._id, { candidateId: person._id, email: addressOf(person) });
    }
  }
  return { known: true, sendable: [...sendable.values()], refused };
}
