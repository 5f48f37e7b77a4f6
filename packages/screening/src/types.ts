import type { JudgedBy } from '@shortlist/contracts/judged-by';
import type {
  Candidate,
  CandidateFlag,
  Criterion,
  EngineInfo,
  LanguageTerm,
  UnreadableReason,
  Verdict,
} from '@shortlist/contracts/screening';
import type { Opening } from './files/opening/opening.js';
import type { Box } from './files/pdf/page/box.js';
import type { Packing } from './files/zip/unpack-entry.js';

/** A resume's text as a reader sees it, and what a reader does not see. */
export interface ExtractedResume {
  readonly kind: 'text';
  readonly fileName: string;
  /** Visible text, layout kept readable; quotes and places refer to it. */
  readonly text: string;
  /** Offset in `text` at which each page starts; one entry when the format has no pages. */
  readonly pageStarts: readonly number[];
  /** Text a reader cannot see (white, tiny, vanish, off-page); excluded from scoring. */
  readonly hiddenText: readonly string[];
  /** Addresses that its links send mail to; absent where there are none. */
  readonly mailtos?: readonly string[];
  /** Where its words are on its pages; absent where it was not read from pictures. */
  readonly scan?: ScannedText;
  /** The person who sent it or whom a list names: counts where the resume itself does not say. */
  readonly applicant?: Applicant;
  /** Indexes of the pages on which its resumes begin; absent where it holds one. */
  readonly resumeStarts?: readonly number[];
  /** The pages that it is of its file; absent where it is the whole file. */
  readonly part?: FilePart;
}

/** The place of one of several resumes in their file. */
export interface FilePart {
  readonly fileName: string;
  /** Pages of the file, from 1. */
  readonly firstPage: number;
  readonly lastPage: number;
  /** Resumes that the file holds. */
  readonly resumes: number;
}

/** The places of words that were read from pictures of pages. */
export interface ScannedText {
  /** Sizes of the pages, in points. */
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly words: readonly ScannedWord[];
  /** Pages behind the last one that was read. */
  readonly unreadPages: number;
}

export interface ScannedWord {
  /** Offsets in the text, the end exclusive. */
  readonly start: number;
  readonly end: number;
  /** From 1. */
  readonly page: number;
  /** On the page, as shares of its width and height, 0–1. */
  readonly box: Box;
  /** How sure the recogniser is of it, 0–1. */
  readonly confidence: number;
}

/** A person by the mail or the list that a resume came with; empty where that does not say. */
export interface Applicant {
  readonly name: string;
  readonly email: string;
}

/** Values of an open enum that this engine gives; readers map those of a later release to `other`. */
type Given<Value> = Exclude<Value, 'other'>;
export type GivenReason = Given<UnreadableReason>;
export interface GivenFlag extends CandidateFlag {
  readonly kind: Given<CandidateFlag['kind']>;
}

export interface UnreadableResume {
  readonly kind: 'unreadable';
  readonly fileName: string;
  readonly reason: GivenReason;
  /** The reason as a sentence for a person. */
  readonly message: string;
}

/** A file, or a file of an archive: then its bytes from its local header on, and how it is packed. */
export interface FileInput {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly packing?: Packing;
  /** Files of the same account take turns with those of others; default: one for all. */
  readonly account?: string;
}

/** Opens and reads files in threads of other processes, with limits of processor time and memory. */
export interface Extractor {
  extract(file: FileInput): Promise<ExtractedResume | UnreadableResume>;
  /** Lists what an archive, a mail or a list of applicants holds. */
  open(file: FileInput): Promise<Opening>;
  stop(): Promise<void>;
}

/** All that belongs to a job and not to a resume; JSON, stored with the job, made once. */
export interface PreparedJob {
  readonly title: string;
  readonly jobDescription: string;
  readonly criteria: readonly Criterion[];
  /** Things asked for that must not become criteria (protected attributes), each with a sentence why. */
  readonly leftOut: readonly { readonly text: string; readonly reason: string }[];
  readonly engine: EngineInfo;
  /** Month that 'present' means in this job's resumes, 'YYYY-MM'; stored, so that a score never changes by itself. */
  readonly asOf: string;
}

/** Other facts that a resume states about a person's career; nothing of it counts for the score. */
export interface ResumeCareer {
  /** http(s) addresses. */
  readonly links: readonly string[];
  /** Job titles, in the order of the text. */
  readonly titles: readonly string[];
  readonly employers: readonly string[];
  /** Degrees with their schools, without years. */
  readonly education: readonly string[];
  /** Licences, registrations and certificates by the names the resume gives them. */
  readonly certificates?: readonly string[];
  /** Whole years of experience as stated and as the dates add up to; null where the resume says neither. */
  readonly years?: { readonly stated: number | null; readonly computed: number | null };
  /** The language the resume is written in: ISO 639-1 code and English name; null when it can't be told. */
  readonly language?: { readonly code: string; readonly name: string } | null;
}

/** A word that a resume shares with the job: what it adds to the score, and where it stands. */
export interface ScoredTerm extends Readonly<Omit<LanguageTerm, 'places'>> {
  readonly places: readonly Readonly<LanguageTerm['places'][number]>[];
}

/** Result of screening one resume; ids, email status and thresholds belong to the caller. */
export interface ScreeningResult {
  readonly name: string;
  /** Empty when the resume shows none. */
  readonly email: string;
  readonly phone: string | null;
  readonly summary: string;
  /** 'N years'. */
  readonly experience: string;
  readonly skills: readonly string[];
  /** Always given; missing only in results stored before local engine 1.1.0. */
  readonly facts?: ResumeCareer;
  readonly verdicts: readonly Verdict[];
  readonly flags: readonly GivenFlag[];
  /** How well the whole resume speaks the job's language, 0–1; with the verdicts, all the formula needs. */
  readonly languageFit: number;
  /** The words that earned most of it, with their points and places; always given, missing only in results stored before local engine 2.0.0. */
  readonly languageTerms?: readonly ScoredTerm[];
  /** Points of all other words together. */
  readonly otherTermsPoints?: number;
  /** 0–100, rounded from `exactScore`. */
  readonly score: Candidate['score'];
  /** The formula's value before rounding. */
  readonly exactScore: number;
  /** Tokens the engine really used; null for engines that use none (the caller charges the estimate). */
  readonly tokensUsed: number | null;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Questions of one account take turns with those of others where they share processors; default: one for all. */
  readonly account?: string;
}

export interface PrepareJobOptions extends CallOptions {
  /** Month that 'present' means, 'YYYY-MM'; default: the current month (UTC). */
  readonly asOf?: string;
  /** Criteria given by a person, used as they are; none are then read from the description. */
  readonly given?: GivenCriteria;
}

/** A job's title and criteria as a person set them. */
export interface GivenCriteria {
  readonly title: string;
  readonly criteria: readonly Criterion[];
}

export interface ScreenOptions extends CallOptions {
  /** Verdicts that stand from an earlier screening of the same text; an engine that costs tokens asks only for the others. */
  readonly known?: readonly Verdict[];
}

/** Result of preparing a job. */
export interface PreparedBy {
  readonly job: PreparedJob;
  readonly tokensUsed: number | null;
  /** Work that the person will do, where the advert also says what it asks for; nobody is judged by it. Absent is none. */
  readonly duties?: readonly string[];
  /** Statements of the advert that ask for nothing, each with its reason. Absent is none. */
  readonly unasked?: readonly { readonly text: string; readonly reason: string }[];
  /** The description's language, ISO 639-1. */
  readonly language?: string;
  /** How each criterion of the job is judged, in their order. */
  readonly judgedBy?: readonly JudgedBy[];
}

/**
 * An engine gives criteria and verdicts; quotes are checked and the score is computed by shared code.
 * Throws EngineError for what is its provider's doing, and only for that.
 */
export interface ScreeningEngine {
  readonly info: EngineInfo;
  prepareJob(jobDescription: string, options?: PrepareJobOptions): Promise<PreparedBy>;
  screen(
    job: PreparedJob,
    resume: ExtractedResume,
    options?: ScreenOptions,
  ): Promise<ScreeningResult>;
  /** Ends the threads of an engine that has some; what runs in them rejects. */
  stop?(): Promise<void>;
}

export interface RejectionDraftInput {
  readonly candidateName: string;
  readonly jobTitle: string;
  /** For the subject's first three words; without it they are taken from the title. */
  readonly jobDescription?: string;
  /** Named in the body when given. */
  readonly company?: string;
  /** ISO 639-1; English where it is not one that is written. */
  readonly language?: string | null;
}

export interface RejectionDraft {
  readonly subject: string;
  readonly content: string;
}
