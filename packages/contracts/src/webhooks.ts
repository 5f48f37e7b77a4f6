import * as z from 'zod/mini';
import { id, isoDate } from './entities.js';
import { candidateStatus } from './screenings/screening.js';
import { openEnum } from './values/open-enum.js';

/** Events that an address of the user can receive. */
export const webhookEvents = [
  'screening.completed',
  'decision.made',
  'comment.created',
  'member.joined',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookLimits = {
  /** Addresses of one account. */
  perAccount: 5,
  maxUrlCharacters: 2048,
  /** Newest deliveries that are listed. */
  listed: 50,
  /** An address that took nothing for so long is switched off. */
  failingDays: 3,
  /** After a new secret what is sent is signed with the one before, too. */
  formerSecretHours: 24,
} as const;

/** Body of a webhook of `screening.completed`: ids and figures, never what a resume says. */
export const screeningCompleted = z.object({
  type: z.literal('screening.completed'),
  timestamp: isoDate,
  data: z.object({
    screeningId: id,
    comparisonScore: z.number(),
    total: z.number(),
    shortlisted: z.number(),
    rejected: z.number(),
    /** Candidates about whom a person must decide. */
    review: z.number(),
    unreadable: z.number(),
    averageScore: z.nullable(z.number()),
  }),
});

/** Body of a webhook of `decision.made`: one for each person about whom was decided. */
export const decisionMade = z.object({
  type: z.literal('decision.made'),
  timestamp: isoDate,
  data: z.object({
    screeningId: id,
    candidateId: id,
    /** The candidate's status by this decision; `review`: put aside, or for a person to decide. */
    outcome: candidateStatus,
    /** A decision was taken back: what the score or an earlier one says holds again. */
    takenBack: z.boolean(),
    score: z.number(),
    comparisonScore: z.number(),
  }),
});

/** Body of a webhook of `comment.created`: never its text. */
export const commentCreated = z.object({
  type: z.literal('comment.created'),
  timestamp: isoDate,
  data: z.object({
    commentId: id,
    screeningId: id,
    candidateId: id,
    /** The member who wrote it; null: somebody with a link. */
    authorId: z.nullable(id),
    mentions: z.array(id),
  }),
});

/** Body of a webhook of `member.joined`. */
export const memberJoined = z.object({
  type: z.literal('member.joined'),
  timestamp: isoDate,
  data: z.object({ workspaceId: id, memberId: id }),
});

/** Body of what the user sends to try an address. */
export const webhookTest = z.object({
  type: z.literal('webhook.test'),
  timestamp: isoDate,
  data: z.object({ webhookId: id }),
});

/** An address that is told; never its secret. */
export const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(openEnum(webhookEvents, 'other')),
  createdAt: isoDate,
  /** Since when nothing could be delivered; null when the last delivery arrived, or none was made. */
  failingSince: z.nullable(isoDate),
  /** Since when it is told nothing, as too much failed; null while it is told. */
  disabledAt: z.nullable(isoDate),
  /** Why nothing is sent until the address is changed, as a sentence; null where it is fine. */
  problem: z.optional(z.nullable(z.string())),
});
export type Webhook = z.infer<typeof webhook>;

/** One thing that an address is told, with what became of it. */
export const webhookDelivery = z.object({
  id,
  type: z.string(),
  status: openEnum(['pending', 'delivered', 'failed'], 'other'),
  attempts: z.number(),
  createdAt: isoDate,
  /** When it was last tried; null before the first time. */
  triedAt: z.nullable(isoDate),
  /** When it is tried next; null when it is not. */
  nextAt: z.nullable(isoDate),
  /** The status that the address last answered with; null where it gave none. */
  responseStatus: z.nullable(z.number()),
  /** Why it failed, as a sentence; null where it did not. */
  problem: z.nullable(z.string()),
  /** The beginning of the last answer. */
  responseStart: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
