import * as z from 'zod/mini';
import { id, isoDate } from '../entities.js';
import { openEnum } from '../values/open-enum.js';

const criterionKinds = ['must', 'nice'] as const;

/** One thing the job asks for. `weight` is relative to the other criteria of the same job, above 0. */
export const criterion = z.object({
  id,
  text: z.string().check(z.minLength(1)),
  /** An unknown kind counts as `nice`. */
  kind: openEnum(criterionKinds, 'nice'),
  weight: z.number().check(z.positive()),
  /** False when a person switched it off: it then counts for nothing. Absent is on. */
  enabled: z.optional(z.boolean()),
  /** True for a must-have that is held or not, such as a licence; who says no to it needs a person. Absent is false. */
  knockOut: z.optional(z.boolean()),
  /** True for what resumes rarely show, such as the right to work: a question for the call. Absent is false. */
  onCall: z.optional(z.boolean()),
});
export type Criterion = z.infer<typeof criterion>;

/** Criteria of one job, at most. */
export const maxCriteria = 25;

/**
 * A criterion as a person sets it. `id` is that of the criterion it replaces; without one, or with another text, it is
 * a new criterion that no resume has been judged by.
 */
export const criterionInput = z.extend(criterion, {
  id: z.optional(id),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please write the requirement.'),
      z.maxLength(300, 'A requirement is too long. Please keep it under 300 characters.'),
    ),
  kind: z.enum(criterionKinds),
  weight: z.number().check(z.positive(), z.lte(100)),
});
export type CriterionInput = z.infer<typeof criterionInput>;

/** The title and criteria that a person sets for a job; the title goes into its mails. */
export const criteriaInput = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please give the job a title.'),
      z.maxLength(120, 'The job title is too long. Please keep it under 120 characters.'),
    ),
  criteria: z.array(criterionInput).check(
    z.minLength(1, 'Please keep at least one requirement.'),
    z.maxLength(maxCriteria, 'Please keep at most 25 requirements.'),
    z.refine(
      (list) => list.some(({ enabled }) => enabled !== false),
      'At least one requirement must stay switched on.',
    ),
  ),
});
export type CriteriaInput = z.infer<typeof criteriaInput>;

/** Something a job asks for that must not be judged, and why. */
export const leftOutWish = z.object({ text: z.string(), reason: z.string() });
export type LeftOutWish = z.infer<typeof leftOutWish>;

/**
 * Where a quote stands in a resume's visible text: character offsets (end exclusive), and the 1-based page if known.
 */
export const quotePlace = z.object({
  start: z.int().check(z.gte(0)),
  end: z.int().check(z.gte(0)),
  page: z.nullable(z.int().check(z.gte(1))),
});
export type QuotePlace = z.infer<typeof quotePlace>;

/**
 * The verdict on one criterion; an unknown verdict counts as no evidence. A quote is verbatim from the visible text;
 * without one the verdict is `not-found`. `reason` says why a thing is not found though the quote speaks of it: it is
 * not finished yet, or the resume denies it or says that it has lapsed. `other` is an unknown reason: not mentioned.
 */
export const verdict = z.object({
  criterionId: id,
  verdict: openEnum(['met', 'partly', 'not-found'], 'not-found'),
  quote: z.nullable(z.string()),
  place: z.nullable(quotePlace),
  reason: z.optional(openEnum(['in-progress', 'says-no'], 'other')),
});
export type Verdict = z.infer<typeof verdict>;

/** A word shared by a resume and the job's description: what it adds to the score, and where it first stands. */
export const languageTerm = z.object({
  /** As the resume writes it, in lower case. */
  term: z.string(),
  /** Out of the 100 points of the score. */
  points: z.number().check(z.gte(0)),
  places: z.array(z.object({ start: z.int().check(z.gte(0)), end: z.int().check(z.gte(0)) })),
});
export type LanguageTerm = z.infer<typeof languageTerm>;

/** Flags of this release; stored documents are read by the same list. */
export const flagKinds = [
  'hidden-text',
  'instruction-text',
  'possible-duplicate',
  'name-guessed',
  'years-differ',
  'language',
  'keyword-list',
  'copied-advert',
  'not-a-resume',
  'unclear-document',
  'address-unclear',
  'excluded',
  'too-little',
  'no-model-answer',
  'scanned',
  'scan-unclear',
] as const;

/** Something a person should know about a resume; it never changes the score. */
export const candidateFlag = z.object({
  /** `other` is an unknown kind: its message says what it is about. */
  kind: openEnum(flagKinds, 'other'),
  message: z.string(),
  /** The text or the file concerned. */
  detail: z.string(),
});
export type CandidateFlag = z.infer<typeof candidateFlag>;

/** The engine that scored a job: enough to recompute the result. `model` is null for the local engine. */
export const engineInfo = z.object({
  /** As the registry of engines knows it; open, so that older releases accept a new engine. */
  name: z.string().check(z.minLength(1)),
  version: z.string(),
  model: z.nullable(z.string()),
});
export type EngineInfo = z.infer<typeof engineInfo>;

/** Where a decision can move a candidate to. */
const decidedStatuses = ['shortlisted', 'rejected'] as const;
export const decidedStatus = z.enum(decidedStatuses);
export type DecidedStatus = z.infer<typeof decidedStatus>;

/** `maybe`: looked at and put aside; the candidate's status is then `review`. */
export const choices = [...decidedStatuses, 'maybe'] as const;
/** Decisions that a person can make about a candidate. */
export const choice = z.enum(choices);
export type Choice = z.infer<typeof choice>;

/**
 * `review`: undecided, as the score can't be trusted and a person must decide; neither shortlisted nor rejected, never
 * emailed. An unknown status is read as this.
 */
export const candidateStatus = openEnum([...decidedStatuses, 'review'], 'review');
export type CandidateStatus = z.infer<typeof candidateStatus>;

/** A person's decision; it stands whatever is computed later. */
export const override = z.object({
  status: openEnum(choices, 'review'),
  reason: z.string(),
  /** Email address of the person who decided. */
  by: z.string(),
  at: isoDate,
});
export type Override = z.infer<typeof override>;

/** Other facts that a resume states about a person's career; none of it counts for the score. */
export const candidateFacts = z.object({
  /** http(s) addresses. */
  links: z.array(z.string()),
  /** Job titles, in the order of the resume. */
  titles: z.array(z.string()),
  employers: z.array(z.string()),
  /** Degrees with their schools, without years. */
  education: z.array(z.string()),
  /** Licences, registrations and certificates by the names the resume gives them. */
  certificates: z.optional(z.array(z.string())),
  /** Whole years of experience as the resume states them, and as its dates add up; null where it gives none. */
  years: z.optional(
    z.object({
      stated: z.nullable(z.int().check(z.gte(0))),
      computed: z.nullable(z.int().check(z.gte(0))),
    }),
  ),
  /** The language the resume is written in: ISO 639-1 code and English name; null when it can't be told. */
  language: z.optional(z.nullable(z.object({ code: z.string(), name: z.string() }))),
});
export type CandidateFacts = z.infer<typeof candidateFacts>;

/**
 * `unknown`: the connection was lost after the message was handed over; never resent by itself. `other`: a state that
 * this release does not know; never sent from here either.
 */
export const emailStatus = openEnum(['draft', 'sending', 'sent', 'failed', 'unknown'], 'other');
export type EmailStatus = z.infer<typeof emailStatus>;

/** The pages of one of several resumes of a file. */
export const filePart = z.object({
  /** The file's name, without the pages. */
  fileName: z.string(),
  /** 1-based, as are the pages of its quotes. */
  firstPage: z.int().check(z.gte(1)),
  lastPage: z.int().check(z.gte(1)),
  /** Resumes that the file holds. */
  resumes: z.int().check(z.gte(2)),
});
export type FilePart = z.infer<typeof filePart>;

/** One of several files of a person; the person's score is that of the best. */
export const personFile = z.object({
  id,
  fileName: z.string(),
  score: z.int().check(z.gte(0), z.lte(100)),
});
export type PersonFile = z.infer<typeof personFile>;

/** A person's word about the address of a candidate; `email` is what they said it is. */
export const addressCheck = z.object({
  /** The address that the resume shows; `email` differs from it when the person corrected it. */
  found: z.string(),
  /** Email address of the person who said so. */
  by: z.string(),
  at: isoDate,
});
export type AddressCheck = z.infer<typeof addressCheck>;

/** Something that two candidates have in common, about which a person should decide. */
export const personLinkKinds = ['address', 'phone', 'profile'] as const;

/** Another candidate of the screening who may be the same person. */
export const personLink = z.object({
  id,
  /** The other candidate's name. */
  candidate: z.string(),
  /** An unknown kind counts as `address`: nothing is sent before a person decides. */
  kind: openEnum(personLinkKinds, 'address'),
});
export type PersonLink = z.infer<typeof personLink>;

/** Limits of a person's notes about a candidate. */
export const noteLimits = { noteCharacters: 4000, tags: 10, tagCharacters: 40 } as const;

/**
 * A person of a screening, by the one of their files that counts. What names a candidate by id may name any file of the
 * person.
 */
export const candidate = z.object({
  /** Stays the same when another of the person's files comes to count. */
  id,
  /** The file that counts; absent when it is `id`. */
  fileId: z.optional(id),
  /** All files of the person, the one that counts first; absent when there is only one. */
  files: z.optional(z.array(personFile)),
  /** Undecided ones: with the same address no email is sent until the decideSamePerson operation says who is who. */
  maybeSame: z.optional(z.array(personLink)),
  fileName: z.string(),
  /** Present when the file holds several resumes: `fileName` then ends with the pages of this one. */
  part: z.optional(filePart),
  /** The candidate's name. */
  candidate: z.string(),
  /** Empty when the resume shows none. */
  email: z.string(),
  /** Why a person has to check the address before anything is sent to it, as a sentence; absent when it is clear or checked. */
  addressDoubt: z.optional(z.string()),
  /** A person's confirmation or correction of the address; absent when nobody has checked it. */
  addressCheck: z.optional(addressCheck),
  phone: z.nullable(z.string()),
  score: z.int().check(z.gte(0), z.lte(100)),
  status: candidateStatus,
  /**
   * True while the caller is to mark the candidate as one of two blind readers. Whatever says how the candidate scored is held
   * back: `score` is then 0, `status` is `review`, and lists have the candidate last. Absent is false.
   */
  hiddenUntilMarked: z.optional(z.boolean()),
  borderline: z.boolean(),
  summary: z.string(),
  /** Starts with a whole number of years, 'N years'; 'Not found' when the resume gives none. */
  experience: z.string(),
  skills: z.array(z.string()),
  facts: z.optional(candidateFacts),
  verdicts: z.array(verdict),
  /**
   * How well the whole resume speaks the job's language, 0–1: with criteria and verdicts, all that is needed to
   * recompute the score.
   */
  languageFit: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /**
   * The words that earned most of it, highest first, with their points at the time of scoring; `explainScore` adjusts
   * them to changed criteria.
   */
  languageTerms: z.optional(z.array(languageTerm)),
  /** Points of all other words together. */
  otherTermsPoints: z.optional(z.number().check(z.gte(0))),
  flags: z.array(candidateFlag),
  override: z.optional(z.nullable(override)),
  /** The latest position, e.g. 'Shift Electrician, Warburn Bakeries'; absent when the resume names none. */
  headline: z.optional(z.string()),
  /** Only the account's own people see the next three. */
  note: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  starred: z.optional(z.boolean()),
  /** True when a person took the candidate's email out of what is sent to all. */
  keptBack: z.optional(z.boolean()),
  /**
   * When a person of the account first looked at the resume, and their email address; null before, absent where that
   * was not noted.
   */
  opened: z.optional(z.nullable(z.object({ at: isoDate, by: z.string() }))),
  /** The rejection email once it may have left, whatever the status is now; null or absent before. */
  mail: z.optional(
    z.nullable(
      z.object({
        status: emailStatus,
        reason: z.nullable(z.string()),
        sentAt: z.nullable(isoDate),
      }),
    ),
  ),
});
export type Candidate = z.infer<typeof candidate>;

export const rejectionEmail = z.object({
  candidateId: id,
  candidate: z.string(),
  email: z.string(),
  subject: z.string(),
  content: z.string(),
  status: emailStatus,
  /** Why the last attempt failed; null otherwise. */
  reason: z.nullable(z.string()),
  sentAt: z.nullable(isoDate),
  /** True when a person wrote this one; it no longer follows the template. */
  edited: z.optional(z.boolean()),
  /** Sentences why a person should look at it again; then it is sent only when chosen by itself. */
  cautions: z.optional(z.array(z.string())),
});
export type RejectionEmail = z.infer<typeof rejectionEmail>;

/** Why this release gives no score; stored documents are read by the same list. */
export const unreadableReasons = [
  'empty',
  'encrypted',
  'corrupt',
  'image-only',
  'unsupported-type',
  'too-large',
  'timeout',
  'memory',
  'engine-failed',
  'not-a-resume',
  'cancelled',
] as const;

/** `other` is an unknown reason: the file's message says it. */
export const unreadableReason = openEnum(unreadableReasons, 'other');
export type UnreadableReason = z.infer<typeof unreadableReason>;

/** A file that could not be read or scored, or is no resume: shown with its reason; never scored, rejected, emailed. */
export const unreadableFile = z.object({
  /** Present when the file can still be scored: the id by which the scoreFile operation names it. */
  id: z.optional(id),
  /** By which it can be replaced; absent in answers of older services. */
  fileId: z.optional(id),
  fileName: z.string(),
  /** Present when the file holds several resumes. */
  part: z.optional(filePart),
  reason: unreadableReason,
  message: z.string(),
  /** Kind of document that a file which is no resume reads like, e.g. 'invoice'. */
  documentKind: z.optional(z.string()),
  /** True while it is being scored because a person asked for it. */
  scoring: z.optional(z.boolean()),
});
export type UnreadableFile = z.infer<typeof unreadableFile>;

export const processingResult = z.object({
  jobId: id,
  candidates: z.array(candidate),
  rejectionEmails: z.array(rejectionEmail),
  unreadable: z.array(unreadableFile),
  criteria: z.array(criterion),
  /** True only for generated demo results (features.demoFallback); they can't be emailed. */
  demo: z.boolean(),
});
export type ProcessingResult = z.infer<typeof processingResult>;
