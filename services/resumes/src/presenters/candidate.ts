import type { Candidate, UnreadableFile } from '@shortlist/contracts/screening';
import { mailOf } from '../domain/outcome/mail-state.js';
import { isHiddenFrom } from '../domain/read/blind/hidden-people.js';
import type { ShownCandidate } from '../domain/read/find-job.js';
import type { Person } from '../domain/read/persons.js';
import type { JobRecord } from '../models/job.js';
import { flagsOf, presentAddress } from './address.js';
import { presentDocumentKind } from './document-kind-flag.js';
import { presentDuplicates } from './duplicate-flag.js';

export interface Detail {
  /** False leaves out quotes, places, words and the email's text. */
  readonly full: boolean;
  /** The screening. */
  readonly job: Pick<JobRecord, 'split'>;
  /** The member to whom it is shown; null: somebody with a link, which shows nobody who is read blind by its author. */
  readonly userId: string | null;
}

type Result = NonNullable<ShownCandidate['result']>;

function presentFacts({ facts }: Result): Pick<Candidate, 'facts' | 'headline'> {
  if (!facts) return {};
  const { links, titles, employers, education, certificates, years, language } = facts;
  const headline = titles[0] && [titles[0], employers[0]].filter(Boolean).join(', ');
  return {
    facts: {
      links: [...links],
      titles: [...titles],
      employers: [...employers],
      education: [...education],
      ...(certificates && { certificates: [...certificates] }),
      ...(years && { years }),
      ...(language !== undefined && { language }),
    },
    ...(headline ? { headline } : {}),
  };
}

function presentEvidence(
  { verdicts, languageTerms, otherTermsPoints }: Result,
  full: boolean,
): Pick<Candidate, 'verdicts' | 'languageTerms' | 'otherTermsPoints'> {
  const shown = verdicts.map(({ criterionId, verdict, reason, quote, place }) => ({
    criterionId,
    verdict,
    ...(full ? { quote, place } : { quote: null, place: null }),
    // A newer release stored one that this release has no word for.
    ...(reason && reason !== 'other' && { reason }),
  }));
  if (!full) return { verdicts: shown };
  return {
    verdicts: shown,
    ...(languageTerms && {
      languageTerms: languageTerms.map((term) => ({ ...term, places: [...term.places] })),
    }),
    ...(otherTermsPoints === undefined ? {} : { otherTermsPoints }),
  };
}

/** Facts about a person besides the resumes. */
function presentPerson({ anchor, file }: Person): Partial<Candidate> {
  const { files, links, note, tags, starred, keptBack, opened } = anchor;
  const mail = mailOf(anchor);
  return {
    ...(file._id === anchor._id ? {} : { fileId: file._id }),
    ...(files.length > 1 && {
      files: files.map(({ id, fileName, score }) => ({ id, fileName, score })),
    }),
    ...(links.length > 0 && {
      maybeSame: links.map(({ id, kind, name }) => ({ id, kind, candidate: name })),
    }),
    ...(note === '' ? {} : { note }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(starred && { starred }),
    ...(keptBack && { keptBack }),
    ...(opened !== undefined && {
      opened: opened && { at: opened.at.toISOString(), by: opened.by },
    }),
    mail: mail && {
      status: mail.status,
      reason: mail.reason,
      sentAt: mail.sentAt?.toISOString() ?? null,
    },
  };
}

/** Without whatever says how the candidate scored, or follows from it. */
function hide(candidate: Candidate): Candidate {
  const {
    languageFit: _fit,
    languageTerms: _terms,
    otherTermsPoints: _points,
    keptBack: _keptBack,
    mail: _mail,
    ...shown
  } = candidate;
  return {
    ...shown,
    ...(shown.files && { files: shown.files.map((file) => ({ ...file, score: 0 })) }),
    hiddenUntilMarked: true,
    score: 0,
    status: 'review',
    borderline: false,
  };
}

/** A person as the contract has it, by the file that counts. */
export function presentCandidate(person: Person, { job, userId, full }: Detail): Candidate {
  const candidate = presentWhole(person, full);
  const isHidden = userId !== null && isHiddenFrom(job, person.anchor, userId);
  return isHidden ? hide(candidate) : candidate;
}

function presentWhole(person: Person, full: boolean): Candidate {
  const { anchor, file } = person;
  const { result } = file;
  if (!result || !anchor.result) throw new Error('A person has a scored file.');
  const { name, phone, summary, experience, languageFit } = result;
  const { override, counted, files } = anchor;
  return {
    id: anchor._id,
    fileName: file.fileName,
    ...(file.part && { part: file.part }),
    candidate: name,
    ...presentAddress(anchor),
    phone,
    score: counted?.score ?? result.score,
    status: anchor.result.status,
    borderline: anchor.result.borderline,
    summary,
    experience,
    skills: [...result.skills],
    ...presentFacts(result),
    ...presentEvidence(result, full),
    languageFit,
    flags: [
      ...flagsOf(person),
      ...presentDocumentKind(file.documentKind),
      ...(files.length > 1 ? [] : presentDuplicates(file.duplicates)),
    ],
    override: override && {
      status: override.status,
      reason: override.reason,
      by: override.by,
      at: override.at.toISOString(),
    },
    ...presentPerson(person),
  };
}

/** A file that could not be read or scored, or is no resume; null for any other. */
export function presentUnscored({
  _id,
  fileName,
  status,
  unreadable,
  documentKind,
  part,
}: ShownCandidate): UnreadableFile | null {
  if (!unreadable) return null;
  const file = { fileId: _id, fileName, ...(part && { part }), ...unreadable };
  if (!documentKind) return file;
  return {
    id: _id,
    ...file,
    documentKind,
    scoring: status === 'queued',
  };
}
