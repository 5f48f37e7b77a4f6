import * as z from 'zod/mini';
import { id, isoDate } from '../entities.js';
import { openEnum } from '../values/open-enum.js';
import { screeningPeople } from './access.js';
import { rejectionTemplate } from './rejection-template.js';
import {
  candidate,
  candidateStatus,
  criterion,
  engineInfo,
  leftOutWish,
  rejectionEmail,
  unreadableFile,
} from './screening.js';

/** `other` is an unknown state: neither running, as far as can be told, nor complete. */
export const jobStatus = openEnum(['processing', 'completed', 'failed'], 'other');
export type JobStatus = z.infer<typeof jobStatus>;

/** Fields that a job before its acceptance, and a failed one, report besides their status. */
const jobStage = {
  /**
   * `starting` while the files are being read and nothing is accepted yet: the status is then `processing`, which every
   * client ever shipped knows. Of a failed job: its start died, its files were not kept, and the same id starts it
   * again. Absent otherwise. Open: an unknown value means nothing.
   */
  phase: z.optional(z.string()),
  /** Files read so far while it is starting; absent later. */
  filesRead: z.optional(z.int().check(z.gte(0))),
  /** Why the job failed and what to do, as a sentence; null or absent otherwise. */
  failure: z.optional(z.nullable(z.string())),
};

export const historyItem = z.object({
  jobId: id,
  /** The job's title: the first meaningful line of its description. */
  title: z.string(),
  status: jobStatus,
  ...jobStage,
  /** The members at work on it; absent in answers of older services. */
  people: z.optional(screeningPeople),
  createdAt: isoDate,
  completedAt: z.nullable(isoDate),
  /** When a person last changed something about its candidates; absent before, and in answers of older services. */
  changedAt: z.optional(isoDate),
  comparisonScore: z.int().check(z.gte(0), z.lte(100)),
  total: z.int().check(z.gte(0)),
  /** Candidates scored or found unscorable so far. */
  done: z.int().check(z.gte(0)),
  shortlisted: z.int().check(z.gte(0)),
  rejected: z.int().check(z.gte(0)),
  /** Candidates about whom a person must decide; absent in answers of older services. */
  review: z.optional(z.int().check(z.gte(0))),
  /** People about whom a person decided; absent in answers of older services. */
  decided: z.optional(z.int().check(z.gte(0))),
  unreadable: z.int().check(z.gte(0)),
  /** Mean score of the scored candidates, rounded; null before the first. */
  averageScore: z.nullable(z.int()),
  emailsSent: z.int().check(z.gte(0)),
  /** People who were deleted at their own request, of whom nothing is kept; absent where there are none. */
  erased: z.optional(z.int().check(z.gte(0))),
  /** Tokens charged at its completion, without later additions and tests; null or absent before. */
  tokensUsed: z.optional(z.nullable(z.int().check(z.gte(0)))),
  /** Why the job stands still at the moment, as a sentence; null or absent otherwise. */
  waiting: z.optional(z.nullable(z.string())),
  /** True when it hardly goes on by itself: somebody has to retry it or switch the engine. Absent is false. */
  needsPerson: z.optional(z.boolean()),
  /** Files added to it that are still being scored; absent is 0. */
  adding: z.optional(z.int().check(z.gte(0))),
  /** When a person closed it; null or absent while it is open. */
  closedAt: z.optional(z.nullable(isoDate)),
  /** When it is deleted for its age, in lists of screenings and where that is within 14 days; absent otherwise. */
  deletesAt: z.optional(isoDate),
});
export type HistoryItem = z.infer<typeof historyItem>;

export const jobDetail = z.extend(z.omit(historyItem, { unreadable: true }), {
  jobDescription: z.string(),
  engine: engineInfo,
  /** Until the first resume is scored, only those that a person confirmed, if any. */
  criteria: z.array(criterion),
  candidates: z.array(candidate),
  rejectionEmails: z.array(rejectionEmail),
  unreadable: z.array(unreadableFile),
  /** Why the job failed, as a sentence; null otherwise. */
  failure: z.nullable(z.string()),
  /** Requirements that must not be judged (protected attributes), each with the reason. */
  leftOut: z.optional(z.array(leftOutWish)),
  rejectionTemplate: z.optional(rejectionTemplate),
});
export type JobDetail = z.infer<typeof jobDetail>;

/** One progress step of a job, as streamed by the events operation. */
export const jobProgress = z.object({
  jobId: id,
  status: jobStatus,
  ...jobStage,
  total: z.int().check(z.gte(0)),
  done: z.int().check(z.gte(0)),
  /**
   * Why the job stands still at the moment, as a sentence, e.g. while the AI provider is down; null or absent
   * otherwise.
   */
  waiting: z.optional(z.nullable(z.string())),
  /** True when it hardly goes on by itself: somebody has to retry it or switch the engine. Absent is false. */
  needsPerson: z.optional(z.boolean()),
  /**
   * Of a completed job: files added to it of which not all is done; absent is 0. They are among `total`, and its events
   * go on until it is.
   */
  adding: z.optional(z.int().check(z.gte(0))),
});
export type JobProgress = z.infer<typeof jobProgress>;

/** One line of a job's decision record, oldest first. */
export const decision = z.object({
  at: isoDate,
  candidateId: id,
  candidate: z.string(),
  /** True when the resume shows no clear name. */
  nameGuessed: z.optional(z.boolean()),
  fileName: z.string(),
  /** `other` is an unknown kind: `why` says what was done. */
  kind: openEnum(['scored', 'rescored', 'overridden'], 'other'),
  /** Names the change more closely than `kind`, which older pages go by: a decision taken back, files put together or kept apart, an address confirmed or corrected, the mark of one of two readers. */
  change: z.optional(openEnum(['undone', 'merged', 'separated', 'address', 'marked'], 'other')),
  /** Email address of the person, or the engine's name and version. */
  by: z.string(),
  from: z.nullable(candidateStatus),
  to: candidateStatus,
  score: z.int().check(z.gte(0), z.lte(100)),
  comparisonScore: z.int().check(z.gte(0), z.lte(100)),
  /** The person's reason, or what was changed; null for the first score. */
  why: z.nullable(z.string()),
});
export type Decision = z.infer<typeof decision>;
