import * as z from 'zod/mini';
import { id, isoDate } from '../entities.js';
import { candidate, criterion, verdict } from './screening.js';

/** How long a link of a screening can work, in days. */
export const shareDays = { min: 1, default: 14, max: 90 } as const;

/** Shortlisted candidates that a link shows, best first. */
export const maxSharedCandidates = 200;

/** Longest texts that people write about a link or by it, in characters. */
export const shareLimits = { name: 80, label: 120, comment: 2000 } as const;

/** How often a member is mailed about comments. */
export const commentMailPaces = ['at-once', 'daily', 'off'] as const;
export type CommentMailPace = (typeof commentMailPaces)[number];

/** A read-only link to a screening, without its secret. */
export const shareLink = z.object({
  id,
  /** The recipient; its page shows it. */
  label: z.string(),
  /** True when it shows addresses and phone numbers. */
  showContacts: z.boolean(),
  /** How many people were chosen for it; absent when it shows the whole shortlist. */
  people: z.optional(z.int().check(z.gte(1))),
  createdAt: isoDate,
  expiresAt: isoDate,
  /** When somebody last opened it; null when nobody has. */
  openedAt: z.nullable(isoDate),
});
export type ShareLink = z.infer<typeof shareLink>;

/** A comment by somebody with a link about a candidate. */
export const sharedComment = z.object({
  id,
  candidateId: id,
  /** As they called themselves. */
  author: z.string(),
  text: z.string(),
  at: isoDate,
});
export type SharedComment = z.infer<typeof sharedComment>;

/** A comment as a member gets it: by somebody with a link, or by a member. */
export const receivedComment = z.extend(sharedComment, {
  /** False until it was shown to the member; their own count as seen. */
  seen: z.boolean(),
  /** The member who wrote it, to be named by `getWorkspace`; null or absent: `author` says who, as they called themselves. */
  authorId: z.optional(z.nullable(id)),
  /** Members whom it mentions. */
  mentions: z.optional(z.array(id)),
  /** When its author last changed it; null or absent: never. */
  editedAt: z.optional(z.nullable(isoDate)),
});
export type ReceivedComment = z.infer<typeof receivedComment>;

/** A candidate as a link shows them: no resume, and no addresses or phone numbers unless chosen. */
export const sharedCandidate = z.extend(
  z.pick(candidate, {
    id: true,
    candidate: true,
    score: true,
    summary: true,
    experience: true,
    skills: true,
  }),
  {
    headline: z.optional(z.string()),
    /** Null unless the link shows them. */
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    verdicts: z.array(z.omit(verdict, { place: true })),
  },
);
export type SharedCandidate = z.infer<typeof sharedCandidate>;

/** Content of a link. */
export const sharedScreening = z.object({
  title: z.string(),
  label: z.string(),
  /**
   * The person who made the link, by their own name for themselves, and their company from the mail settings; blank
   * when not given.
   */
  sharedBy: z.object({ name: z.string(), company: z.string() }),
  showContacts: z.boolean(),
  expiresAt: isoDate,
  criteria: z.array(
    z.pick(criterion, { id: true, text: true, kind: true, knockOut: true, onCall: true }),
  ),
  /** The shortlisted, best first. */
  candidates: z.array(sharedCandidate),
  /** How many are shortlisted, also beyond those shown. */
  shortlisted: z.int().check(z.gte(0)),
  /** Written by this link about those shown, oldest first. */
  comments: z.array(sharedComment),
});
export type SharedScreening = z.infer<typeof sharedScreening>;
