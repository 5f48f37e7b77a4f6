import type { Candidate, UnreadableFile } from '@shortlist/contracts/screening';
import { mailOf } from '../domain/outcome/mail-state.js';
import type { ShownCandidate } from '../domain/read/find-job.js';
import type { Person } from '../domain/read/persons.js';
import { flagsOf, presentAddress } from './address.js';
import { presentDocumentKind } from './document-kind-flag.js';
import { presentDuplicates } from './duplicate-flag.js';

export interface Detail {
  /** False leaves out quotes, places, words and the email's text. */
  readonly full: boolean;
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
  { full }: Detail,
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

/** A person as the contract has it, by the file that counts. */
export function presentCandidate(person: Person, detail: Detail): Candidate {
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
    ...presentEvidence(result, detail),
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
