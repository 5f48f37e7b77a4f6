import * as z from 'zod/mini';
import { oneLine } from './constants.js';
import { id, isoDate } from './entities.js';
import { openEnum, openName } from './values/open-enum.js';

/** Requests that a candidate may make to those who store data about them. */
export const privacyWishes = ['copy', 'correct', 'delete'] as const;
export type PrivacyWish = (typeof privacyWishes)[number];

/** Outcome of a request. */
export const privacyAnswers = ['deleted', 'sent', 'corrected', 'declined'] as const;

/** Longest texts of a request and of its answer, in characters. */
export const privacyLimits = { name: 120, employer: 120, message: 2000, answer: 2000 } as const;

/** Hours for which the link works that confirms a request. */
export const privacyLinkHours = 24;

/** Notes, as far as a person can read them. */
export const writtenText = (missing: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.regex(/[^\p{C}\p{Z}]/u, missing),
      z.maxLength(privacyLimits.answer, 'Please keep the text under 2,000 characters.'),
    );

/** One line that holds no control characters; may be empty. */
export const plainLine = (limit: number, sentence: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(limit, sentence),
      z.regex(oneLine, 'Please write it in one line.'),
    );

/** A candidate of a screening, by the file that carries what is decided about them. */
export const personRef = z.object({ jobId: id, candidateId: id });
export type PersonRef = z.infer<typeof personRef>;

/** A recruiter's data about the requesting person, in one screening. */
export const keptPerson = z.extend(personRef, {
  /** Of the screening. */
  title: z.string(),
  /** As the resume says; it may be somebody else with the same address. */
  name: z.string(),
  fileName: z.string(),
  files: z.int(),
  score: z.number(),
  status: openName(['shortlisted', 'rejected', 'review']),
  /** When the screening was made, and when it is deleted by itself. */
  createdAt: isoDate,
  keptUntil: isoDate,
});
export type KeptPerson = z.infer<typeof keptPerson>;

/** A candidate's confirmed request, as one of the recruiters concerned sees it. */
export const privacyRequest = z.object({
  id,
  wish: openEnum(privacyWishes, 'other'),
  /** Name, address, employer and message are blank once everything about the person is deleted. */
  name: z.string(),
  email: z.string(),
  /** Employer that they say they applied to; may be blank, as the message may. */
  employer: z.string(),
  message: z.string(),
  receivedAt: isoDate,
  /** The law gives one month. */
  dueAt: isoDate,
  /** `deleting`: decided, and going on until every part of Shortlist has deleted its share. */
  state: openEnum(['open', 'deleting', 'answered'], 'answered'),
  answer: z.nullable(
    z.object({
      kind: openEnum(privacyAnswers, 'other'),
      at: isoDate,
      /** The recruiter's message about it; blank where none was needed. */
      reason: z.string(),
      /** How much was deleted or sent. */
      screenings: z.int(),
      people: z.int(),
      files: z.int(),
      comments: z.int(),
      emails: z.int(),
    }),
  ),
  /** The mail to the candidate about the answer; `refused`: their mail server will not take it. */
  mail: openEnum(['none', 'owed', 'sent', 'refused'], 'owed'),
  /** Data stored about them now, newest first. Empty once answered. */
  people: z.array(keptPerson),
});
export type PrivacyRequest = z.infer<typeof privacyRequest>;
