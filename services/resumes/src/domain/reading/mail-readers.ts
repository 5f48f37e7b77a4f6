import { randomUUID } from 'node:crypto';
import { sendReadingMail } from '@shortlist/contracts/messages/email';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { requireMails } from '../comments/mail-pace.js';
import type { KnownMember } from '../people/find-members.js';

export interface ReadersMailed {
  /** The member who split the screening: they are not mailed. */
  readonly by: string;
  readonly isBlind: boolean;
  readonly dueAt: string | null;
  /** New candidates by their readers. */
  readonly shares: ReadonlyMap<string, number>;
  readonly members: ReadonlyMap<string, KnownMember>;
}

/** Mails readers how many candidates they got; not those who get no mails about comments. */
export async function mailReaders(
  context: Context,
  { _id: jobId, workspaceId, title }: JobRecord,
  { by, isBlind, dueAt, shares, members }: ReadersMailed,
): Promise<void> {
  for (const [userId, people] of shares) {
    const member = members.get(userId);
    if (!member || userId === by || people === 0) continue;
    const { pace, stopToken } = await requireMails(context, { workspaceId, userId });
    if (pace === 'off') continue;
    await context.bus.publish(sendReadingMail, {
      ...{ mailId: randomUUID(), workspaceId, stopToken, jobId, title, people, isBlind, dueAt },
      ...{ to: member.email, firstName: member.name.split(' ')[0] ?? '' },
      by: members.get(by)?.name ?? '',
    });
  }
}
