import type { Criterion, Verdict } from '@shortlist/contracts/screening';
import type { Job } from '../../facts/work/work-history.js';
import { removeProtected } from '../../job/protected/remove-protected.js';
import { termWeight } from '../../text/language/term-weight.js';
import { findCertificateHits } from '../../text/terms/certificate-matcher.js';
import { findSkillHits } from '../../text/terms/skill-matcher.js';
import { stemOf, tokenize } from '../../text/words/tokens.js';
import { calmCase } from './calm-case.js';
import { shortCriterion } from './short-criterion.js';

const MAX_LENGTH = 260;
const MAX_SHOWN = 3;
/** How many missing criteria are named, tried in this order until the text fits. */
const MISSING_SHOWN = [3, 2, 1];
const MAX_SKILLS = 3;
const MAX_OTHERS = 2;
/** Words of this weight say what a criterion is about. */
const TELLING = 0.4;
/** Words that say how well something is known, not what. */
const quantities = new Set(
  ['experience', 'experienced', 'skills', 'knowledge', 'background', 'work', 'proven'].map(stemOf),
);

export interface SummaryInput {
  /** The newest job, of which title and employer may be unknown; undefined without dated jobs. */
  readonly job: Job | undefined;
  /** Whole years of experience; null when the resume gives none. */
  readonly years: number | null;
  /** In the order they are shown. */
  readonly skills: readonly string[];
  /** All job titles of the resume. */
  readonly titles: readonly string[];
  readonly education: readonly string[];
  readonly certificates: readonly string[];
  readonly criteria: readonly Criterion[];
  readonly verdicts: readonly Verdict[];
}

function enumerate(items: readonly string[], others = 0): string {
  if (others > 0) return `${items.join(', ')} and ${others} more`;
  const [last = ''] = items.slice(-1);
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last;
}

const fits = (text: string) => text.length <= MAX_LENGTH;

function isPlain(text: string): boolean {
  return removeProtected(text).matches.length === 0;
}

/** 'Cook at The Anchor', 'Last worked as Cook', 'Last worked at The Anchor'; empty when neither is known. */
function describeJob(job: Job | undefined): string {
  const title = calmCase(job?.title ?? '', 'title');
  const employer = job?.employer ? ` at ${calmCase(job.employer, 'name')}` : '';
  if (!job || `${title}${employer}` === '' || !isPlain(`${title}${employer}`)) return '';
  if (title === '') return job.isCurrent ? `Now works${employer}` : `Last worked${employer}`;
  return job.isCurrent ? `${title}${employer}` : `Last worked as ${title}${employer}`;
}

/** Describes the person: the job and the years; else the studies or named skills. */
function describePerson({ job, years, skills, education }: SummaryInput): string {
  const known = years !== null && years > 0 ? years : null;
  const time = known === null ? '' : `${known} year${known === 1 ? '' : 's'} of experience`;
  const role = describeJob(job);
  if (role !== '') return time === '' ? `${role}.` : `${role}, ${time}.`;
  const names = enumerate(skills.slice(0, MAX_SKILLS));
  if (time !== '') return names === '' ? `Shows ${time}.` : `Shows ${time} and names ${names}.`;
  const [study] = education.filter(isPlain);
  if (study !== undefined) return `${study}; no dated job was read.`;
  return names === '' ? 'No jobs, years or skills could be read.' : `Names ${names}.`;
}

/** The names of a shown criterion: its skills and certificates that the quoted line names; empty when it names none. */
function namedBy(criterion: Criterion, quote: string | null): readonly string[] {
  const asked = new Set(namesIn(criterion.text).map(([id]) => id));
  return namesIn(quote ?? '').flatMap(([id, name]) => (asked.has(id) ? [name] : []));
}

function namesIn(text: string): readonly (readonly [id: number, name: string])[] {
  const tokens = tokenize(text);
  const names = new Map<string, readonly [number, string]>();
  for (const { skill, called } of [
    ...findCertificateHits(text, tokens),
    ...findSkillHits(text, tokens),
  ]) {
    // A certificate that is also a skill, or that appears under two names, is mentioned once.
    if (!skill.isOccupation && !names.has(skill.name)) names.set(skill.name, [skill.id, called]);
  }
  return [...names.values()];
}

function distinct(names: readonly string[]): readonly string[] {
  const seen = new Map(names.map((name) => [name.toLowerCase(), name]));
  return [...seen.values()].filter(
    (name) => name !== '' && ![...seen.keys()].some((other) => contains(other, name)),
  );
}

function contains(longer: string, name: string): boolean {
  const lower = name.toLowerCase();
  return longer !== lower && ` ${longer} `.includes(` ${lower} `);
}

/**
 * True when all that a criterion is about appears in the person's own titles, skills and certificates. Saying that it
 * was not found would then read as a false statement about the person.
 */
function isPlainlyThere(short: string, own: ReadonlySet<string>): boolean {
  const words = tokenize(short).filter(({ stem }) => termWeight(stem) > 0 && !quantities.has(stem));
  const telling = words.filter(({ stem }) => termWeight(stem) >= TELLING);
  const asked = telling.length > 0 ? telling : words;
  return asked.length > 0 && asked.every(({ stem }) => own.has(stem));
}

/** A sentence of the advert about the company or its offer, which is nothing that a person shows or lacks. */
const COMPANY = /^(?:we|our|us|join us|join our|the company|you will be joining)\b/i;

type Judged = readonly (readonly [Criterion, Verdict])[];

/** The criteria that a summary may mention, with their verdicts, by verdict; the weightier first. */
type JudgedByKind = Readonly<Record<Verdict['verdict'], Judged>>;

function judgedByKind({ criteria, verdicts }: SummaryInput): JudgedByKind {
  const byId = new Map(verdicts.map((verdict) => [verdict.criterionId, verdict]));
  const judged = criteria
    .flatMap((criterion) => {
      const verdict = byId.get(criterion.id);
      const counts =
        criterion.enabled !== false && isPlain(criterion.text) && !COMPANY.test(criterion.text);
      return verdict && counts ? [[criterion, verdict] as const] : [];
    })
    .sort(
      ([a], [b]) => Number(a.kind === 'nice') - Number(b.kind === 'nice') || b.weight - a.weight,
    );
  const ofKind = (kind: Verdict['verdict']) => judged.filter(([, { verdict }]) => verdict === kind);
  return { met: ofKind('met'), partly: ofKind('partly'), 'not-found': ofKind('not-found') };
}

function describeEvidence(input: SummaryInput, judged: JudgedByKind): string {
  const { met, partly } = judged;
  const total = met.length + partly.length + judged['not-found'].length;
  const names = (of: Judged) => {
    // A name says more than a duty in the advert's words.
    const named = of.map(([criterion, { quote }]) => namedBy(criterion, quote));
    const own = of.flatMap(([criterion], index) =>
      named[index]?.length === 0 ? [shortCriterion(criterion.text)] : [],
    );
    return distinct([...named.flat(), ...own]).slice(0, MAX_SHOWN);
  };
  const requirements = `of ${total} requirement${total === 1 ? '' : 's'}`;
  if (met.length > 0) {
    const all = total === 1 ? 'the only requirement' : `all ${total} requirements`;
    const count = met.length === total ? all : `${met.length} ${requirements}`;
    return `Shown: ${enumerate(names(met))} (${count}).`;
  }
  if (partly.length > 0)
    return `Shown in part: ${enumerate(names(partly))} (${partly.length} ${requirements}).`;
  return input.job?.title && input.skills.length > 0
    ? `Names ${enumerate(input.skills.slice(0, MAX_SKILLS))}.`
    : '';
}

/** Short names of what no line of the resume shows. */
function missingOf(input: SummaryInput, judged: JudgedByKind): readonly string[] {
  const own = new Set(
    tokenize([...input.titles, ...input.skills, ...input.certificates].join('\n')).map(
      ({ stem }) => stem,
    ),
  );
  return distinct(judged['not-found'].map(([criterion]) => shortCriterion(criterion.text))).filter(
    (short) => !isPlainlyThere(short, own),
  );
}

function describeMissing(missing: readonly string[], judged: JudgedByKind, shown: number): string {
  const named = missing.slice(0, shown);
  const isNone = judged.met.length + judged.partly.length === 0;
  return ` ${isNone ? 'No line for' : 'Not shown in the resume'}: ${enumerate(named, missing.length - named.length)}.`;
}

/** Skills beyond those that the job asks for, used when nothing asked for is missing. */
function describeOthers({ skills, criteria, job }: SummaryInput): string {
  if (!job?.title) return '';
  const asked = new Set(
    tokenize(criteria.map(({ text }) => text).join('\n')).map(({ stem }) => stem),
  );
  const others = skills.filter((name) => !tokenize(name).some(({ stem }) => asked.has(stem)));
  return others.length === 0 ? '' : ` Also names ${enumerate(others.slice(0, MAX_OTHERS))}.`;
}

/**
 * Two or three short sentences on this person against this job: who they are, what speaks for them, and what no line of
 * the resume shows. Each is a fact of the result; 'not found' is said of the resume, not of the person.
 */
export function summarise(input: SummaryInput): string {
  const person = describePerson(input);
  const judged = judgedByKind(input);
  if (Object.values(judged).every((ofKind) => ofKind.length === 0)) {
    const own = input.job?.title ? enumerate(input.skills.slice(0, MAX_SKILLS)) : '';
    const names = own === '' ? '' : ` Names ${own}.`;
    return `${person}${names} The job description names no requirements that could be checked.`;
  }
  const evidence = `${person} ${describeEvidence(input, judged)}`.trimEnd();
  const missing = missingOf(input, judged);
  const endings =
    missing.length === 0
      ? [describeOthers(input)]
      : MISSING_SHOWN.map((shown) => describeMissing(missing, judged, shown));
  const text = endings.map((ending) => `${evidence}${ending}`).find(fits);
  if (text !== undefined) return text;
  return fits(evidence) ? evidence : person;
}
