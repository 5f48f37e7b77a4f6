import type {
  ReceivedComment,
  SharedCandidate,
  SharedComment,
  SharedScreening,
  ShareLink,
} from '@shortlist/contracts/sharing';
import type { Person } from '../domain/read/persons.js';
import type { Shared } from '../domain/share/find-shared.js';
import { maskContacts } from '../domain/share/mask-contacts.js';
import type { CommentRecord } from '../models/comments/comment.js';
import type { ShareRecord } from '../models/share.js';
import { presentCandidate } from './candidate.js';

export function presentShare(share: ShareRecord): ShareLink {
  const { _id: id, label, showContacts, candidateIds, createdAt, expiresAt, openedAt } = share;
  return {
    id,
    label,
    showContacts,
    ...(candidateIds === null ? {} : { people: candidateIds.length }),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
  };
}

export function presentComment({
  _id,
  candidateId,
  author,
  text,
  at,
}: CommentRecord): SharedComment {
  return { id: _id, candidateId, author, text, at: at.toISOString() };
}

/** A comment for a member. Pages name its author by `authorId`, as names change. */
export function presentReceived(comment: CommentRecord, userId: string): ReceivedComment {
  const { authorId, mentions, editedAt, seenAt, seenBy } = comment;
  const shown = presentComment(comment);
  return {
    ...shown,
    author: shown.author || 'a member',
    authorId,
    mentions: [...mentions],
    editedAt: editedAt?.toISOString() ?? null,
    seen: seenAt !== null || authorId === userId || seenBy.includes(userId),
  };
}

/** A person without notes, resume and, unless chosen, anything by which to reach them, in quotes neither. */
function presentShared({ job, share }: Shared, person: Person): SharedCandidate {
  const { showContacts } = share;
  const shown = presentCandidate(person, { job, full: true, userId: null });
  const clean = showContacts ? (text: string) => text : maskContacts;
  const { id, score, experience, headline } = shown;
  return {
    id,
    candidate: clean(shown.candidate),
    score,
    summary: clean(shown.summary),
    experience,
    skills: shown.skills.map(clean),
    ...(headline === undefined ? {} : { headline: clean(headline) }),
    email: showContacts ? shown.email : null,
    phone: showContacts ? shown.phone : null,
    verdicts: shown.verdicts.map(({ criterionId, verdict, reason, quote }) => ({
      criterionId,
      verdict,
      ...(reason && { reason }),
      quote: quote && clean(quote),
    })),
  };
}

/** Presents a screening to somebody with a link. */
export function presentSharedScreening(shared: Shared): SharedScreening {
  const { share, job, persons, shortlisted, comments } = shared;
  const criteria = (job.prepared ?? job.given)?.criteria ?? [];
  return {
    title: job.title,
    label: share.label,
    sharedBy: { name: share.sharedBy, company: job.letterhead?.company ?? '' },
    showContacts: share.showContacts,
    expiresAt: share.expiresAt.toISOString(),
    criteria: criteria
      .filter(({ enabled }) => enabled !== false)
      .map(({ id, text, kind, knockOut, onCall }) => ({
        id,
        text,
        kind,
        ...(knockOut && { knockOut }),
        ...(onCall && { onCall }),
      })),
    candidates: persons.map((person) => presentShared(shared, person)),
    shortlisted,
    comments: comments.map(presentComment),
  };
}
