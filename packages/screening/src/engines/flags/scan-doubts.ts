import type { Verdict } from '@shortlist/contracts/screening';
import type { Identity } from '../../facts/identity/identity.js';
import type { Job } from '../../facts/work/work-history.js';
import type { YearsOfExperience } from '../../facts/work/years.js';
import { foldText } from '../../text/words/fold.js';
import type { ExtractedResume, GivenFlag, ScannedWord } from '../../types.js';
import { MAX_DETAIL } from './flags.js';

/** A word that the recogniser is less sure of, 0–1, is doubtful: of the words above it, 7 in 1,000 of the bench are wrong. */
const SURE = 0.85;
/** On a page where much is doubtful, more of the rest is wrong as well. */
const SURE_ON_BAD_SCAN = 0.96;
const BAD_SHARE = 0.1;
/** Share of doubtful words from which on a person has to read the scan. */
const MANY = 0.03;

type Stretch = Pick<ScannedWord, 'start' | 'end'>;

/** Words of a scan that were not read for certain. */
export interface ScanDoubts {
  /** Where they are in the text. */
  readonly stretches: readonly Stretch[];
  /** True for a fact with a word that the scan shows only in doubtful words. */
  has(fact: string): boolean;
  /** True when so much is doubtful, or not read at all, that a person has to read it. */
  readonly areMany: boolean;
}

function tokensOf(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The doubts about a text that was read from pictures; null for any other. */
export function findScanDoubts({ text, scan }: ExtractedResume): ScanDoubts | null {
  if (!scan) return null;
  const words = scan.words.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
  const below = (limit: number) => words.filter(({ confidence }) => confidence < limit);
  const isBad = below(SURE).length > words.length * BAD_SHARE;
  const doubtful = below(isBad ? SURE_ON_BAD_SCAN : SURE);
  const tokens = new Set(doubtful.flatMap(({ start, end }) => tokensOf(text.slice(start, end))));
  for (const word of words) {
    if (doubtful.includes(word)) continue;
    for (const token of tokensOf(text.slice(word.start, word.end))) tokens.delete(token);
  }
  return {
    stretches: doubtful.map(({ start, end }) => ({ start, end })),
    has: (fact) => tokensOf(fact).some((token) => tokens.has(token)),
    areMany: doubtful.length > words.length * MANY || scan.unreadPages > 0,
  };
}

/** The person of a scan: a doubtful name counts as guessed, and an address is checked by a person before it is used. */
export function withDoubts(identity: Identity, doubts: ScanDoubts | null): Identity {
  if (!doubts) return identity;
  const { name, email, phone, addressDoubt, isGuessed } = identity;
  return {
    name,
    email,
    addressDoubt: addressDoubt ?? (email === '' ? null : 'scanned'),
    phone: phone !== null && doubts.has(phone) ? null : phone,
    isGuessed: isGuessed || doubts.has(name),
  };
}

/** Leaves the parts of a job out that were not read for certain. */
export function sureJob<Read extends Job>(job: Read, doubts: ScanDoubts | null): Read {
  const sure = (part: string | null) => (part !== null && doubts?.has(part) ? null : part);
  return doubts ? { ...job, title: sure(job.title), employer: sure(job.employer) } : job;
}

/** Facts that were read for certain. */
export function sureFacts(facts: readonly string[], doubts: ScanDoubts | null): readonly string[] {
  return doubts ? facts.filter((fact) => !doubts.has(fact)) : facts;
}

/** Years to show: none where a number of the text is doubtful, as it may be a date. */
export function sureYears(
  years: YearsOfExperience,
  text: string,
  doubts: ScanDoubts | null,
): YearsOfExperience {
  const hasDoubtfulNumber = doubts?.stretches.some(({ start, end }) =>
    /\d/.test(text.slice(start, end)),
  );
  if (!hasDoubtfulNumber) return years;
  return { ...years, computed: null, months: null, stated: null, years: null, differs: false };
}

const UNCERTAIN = 'Parts of this scan could not be read for certain. Please read it yourself.';

function flagUncertain(text: string, stretches: readonly Stretch[]): GivenFlag {
  const words = stretches.map(({ start, end }) => text.slice(start, end));
  const detail = words.join(' … ').slice(0, MAX_DETAIL);
  return { kind: 'scan-unclear', message: UNCERTAIN, detail };
}

/** Says that a text was read from a scan, and where a person has to read it. */
export function flagScan(
  { text, scan }: ExtractedResume,
  doubts: ScanDoubts | null,
): readonly GivenFlag[] {
  if (!scan || !doubts) return [];
  const flags: GivenFlag[] = [{ kind: 'scanned', message: 'Read from a scan.', detail: '' }];
  if (scan.unreadPages > 0) {
    const message = `Only the first ${scan.pages.length} pages of this scan were read. Please read the others yourself.`;
    flags.push({ kind: 'scan-unclear', message, detail: '' });
  } else if (doubts.areMany) flags.push(flagUncertain(text, doubts.stretches));
  return flags;
}

/** The flags with one for evidence that was not read for certain: a person then decides. */
export function withDoubtfulQuotes(
  flags: readonly GivenFlag[],
  doubts: ScanDoubts | null,
  text: string,
  verdicts: readonly Verdict[],
): readonly GivenFlag[] {
  if (!doubts || flags.some(({ kind }) => kind === 'scan-unclear')) return flags;
  const quoted = doubts.stretches.filter(({ start, end }) =>
    verdicts.some(({ place }) => place && start < place.end && end > place.start),
  );
  return quoted.length > 0 ? [...flags, flagUncertain(text, quoted)] : flags;
}
