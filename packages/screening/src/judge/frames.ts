import { type FrameWords, loadFrames } from '../data/frames.js';
import type { AnalysedText } from '../text/analyse.js';
import { languageOf } from '../text/language/language-data.js';
import { phrasePattern } from '../text/terms/phrase-pattern.js';
import { type WhichMayContain, whichMayContain } from '../text/terms/phrase-words.js';
import type { Stretch } from '../text/words/identity.js';
import { degreeLevels } from './degree.js';
import { segmentWords } from './segment-words.js';

/** How a statement relates the person to a thing, where it is not plainly done or held. */
export type Frame = 'denies' | 'lapsed' | 'intends' | 'inProgress' | 'tookPart' | 'others';

/** A part of a statement in one frame. */
export interface FramedStretch extends Stretch {
  readonly frame: Frame;
}

/** The strongest first: a wish that is denied is denied. */
const FRAMES: readonly Frame[] = [
  'denies',
  'lapsed',
  'others',
  'intends',
  'inProgress',
  'tookPart',
];
/** Words that offer another thing, in all languages: a denial goes on over the commas before them. */
const CHOICE = /(?<!\p{L})(?:or|nor|oder|noch|ou|ni|o|né|of|nem|ani|lub)(?!\p{L})/iu;
const MARKS = /[;()]|[.,:](?=\s)|\s[–—-]\s/g;

/** A verb of the past by which somebody else is said to have done a thing. */
const DID = String.raw`(?:\p{L}{2,20}ed|set|ran|led|did|wrote|made|built|drew|took|gave|kept|held|chose|taught|sold|bought|dealt|cut|put|shot|sang|spoke|spent|sent|swept|brought|caught|drove|flew|fed|found|grew|laid|met|paid|read|rode|saw|won|wove|dug|fitted|TIG'd|\p{L}{2,6}['’]d)`;

interface Cues {
  readonly frame: Frame;
  readonly before: RegExp;
  readonly after: RegExp;
  /** Bits of what may stand in a statement. */
  readonly mayStand: { readonly before: number; readonly after: number };
}

interface Reader {
  readonly cues: readonly Cues[];
  readonly harmless: RegExp;
  readonly renewed: RegExp;
  readonly validUntil: RegExp;
  readonly unfinished: RegExp;
  readonly achieved: RegExp;
  readonly ends: RegExp;
  /** 'prepared by our', and the words by which a clause says that the person did it. */
  readonly agent: RegExp;
  readonly active: RegExp;
  /** 'Followed' and the like: what others made, and the person only goes by. */
  readonly uses: RegExp;
  readonly helps: RegExp;
  readonly clients: RegExp;
  /** 'The transport manager planned' at the beginning of a statement or of a clause. */
  readonly doers: RegExp;
  /** Things that may occur in a statement of some words: bits of `MAY`, and of the cues. */
  readonly mayStand: WhichMayContain;
}

/** Bits for what may stand in a statement; those of the cues come after them. */
const MAY = { end: 1, agent: 2, help: 4, who: 8, doer: 16 } as const;
const FIRST_CUE = 5;

const everywhere = (pattern: RegExp) => new RegExp(pattern.source, 'giu');

function agentPhrase({ verbs, by, whom }: FrameWords['agents']): string {
  return `${verbs.join('|')} (out|after|with|over) ${by.join('|')} ${whom.join('|')}`;
}

/** Words for colleagues, and for what can't follow a verb as what was done. */
const GROUPS = '(?:team|department|office|agency|bureau|colleagues|seniors|specialists|firm)';
const NO_OBJECT =
  '(?:by|in|with|at|for|from|across|on|to|of|and|per|as|or|under|during|through)(?!\\p{L})';

/** A role and what it did; the person's own statements name no doer. */
function doersPattern(roles: readonly string[]): RegExp {
  const one = roles.filter((role) => /^\p{L}+$/u.test(role)).join('|');
  return new RegExp(
    // Several people, or a team, are never the person: whatever they did is theirs.
    String.raw`(?<!\p{L})(?:(?:${one})s? (?:\p{L}{2,12}ly )?${DID} (?:the|a|an|all|up|out|routes|our|my|it|them)(?!\p{L})|(?:(?:${one})s|${GROUPS}) (?:\p{L}{2,12}ly )?${DID} (?!${NO_OBJECT})\p{L})`,
    'giu',
  );
}

function createReader(words: FrameWords, roles: readonly string[]): Reader {
  const people = roles.filter((role) => !role.includes(' ')).join('*|');
  const written = (phrases: readonly string[]) =>
    phrases.map((phrase) => phrase.replace('%role%', `${people}*`));
  const pattern = (phrases: readonly string[]) =>
    everywhere(phrasePattern(written(phrases), 'anywhere'));
  const cues = FRAMES.map((frame) => ({
    before: written(words[frame].before),
    after: written([...words[frame].after, ...(frame === 'lapsed' ? words.unfinished : [])]),
  }));
  return {
    cues: cues.map(({ before, after }, index) => ({
      frame: FRAMES[index] ?? 'others',
      before: pattern(before),
      after: pattern(after),
      mayStand: { before: 1 << (FIRST_CUE + 2 * index), after: 1 << (FIRST_CUE + 2 * index + 1) },
    })),
    mayStand: whichMayContain([
      words.ends,
      words.agents.by,
      words.helps.verbs,
      ['who'],
      roles.flatMap((role) => [role, `${role}s`]),
      ...cues.flatMap(({ before, after }) => [before, after]),
    ]),
    harmless: phrasePattern(words.harmless, 'start'),
    renewed: phrasePattern(words.renewed, 'anywhere'),
    validUntil: phrasePattern(words.validUntil, 'anywhere'),
    unfinished: phrasePattern(words.unfinished, 'whole'),
    achieved: phrasePattern(words.achieved, 'anywhere'),
    ends: pattern(words.ends),
    agent: pattern([agentPhrase(words.agents)]),
    active: phrasePattern([...words.agents.verbs, ...words.agents.active, '*ed'], 'start'),
    uses: phrasePattern(words.agents.uses, 'start'),
    helps: pattern(words.helps.verbs),
    clients: phrasePattern(words.helps.clients, 'anywhere'),
    doers: doersPattern(roles),
  };
}

const frameWords = loadFrames();
const readers = new Map<string, Reader>();

function readerOf(code: string): Reader | undefined {
  const known = readers.get(code);
  const own = frameWords.get(code);
  if (known || !own) return known;
  const reader = createReader(own, languageOf(code)?.roles ?? []);
  readers.set(code, reader);
  return reader;
}

interface Cut {
  readonly at: number;
  readonly isComma: boolean;
  readonly isColon: boolean;
}

/** Where clauses end: at marks and at words such as 'but'. */
function cutsOf(text: string, { ends }: Reader, may: number): readonly Cut[] {
  const words = may & MAY.end ? [...text.matchAll(ends)] : [];
  return [
    ...[...text.matchAll(MARKS)].map(({ 0: mark, index }) => ({
      at: index,
      isComma: mark === ',',
      isColon: mark === ':',
    })),
    ...words.map(({ index }) => ({ at: index, isComma: false, isColon: false })),
  ].sort((one, other) => one.at - other.at);
}

/** True for a mark in brackets that begin after an offset: 'would like my tickets (CS30 and 31)' is one clause. */
function isInBrackets(text: string, from: number, { at }: Cut): boolean {
  const open = text.lastIndexOf('(', at);
  const close = text.indexOf(')', open);
  return open >= from && close >= at;
}

/** Where a cue's clause ends that governs what follows: 'no X, only Y' denies X alone, 'no X, Y or Z' all three. */
function endOf(text: string, from: number, cuts: readonly Cut[], frame: Frame): number {
  // 'Assisted engineers with the build: racked switches' says after its colon what the help was, 'Objective: …' the wish.
  const isWithin = ({ at, isColon }: Cut) =>
    isColon && (frame === 'tookPart' || text.slice(from, at).trim() === '');
  const isAside = (cut: Cut) =>
    (frame === 'intends' || frame === 'inProgress') && isInBrackets(text, from, cut);
  const after = cuts.filter((cut) => cut.at >= from && !isWithin(cut) && !isAside(cut));
  const end = after.find(({ isComma }) => !isComma)?.at ?? text.length;
  if (frame !== 'denies' || CHOICE.test(text.slice(from, end))) return end;
  return Math.min(end, after[0]?.at ?? end);
}

/** A word for what was said before: 'payroll is with HR, so it is not something I have done'. */
const SAID_BEFORE =
  /^[\s,;]*(?:(?:so|and|but|which) )?(?:it|this|that|these|those|them|which)(?!\p{L})/iu;

/** Where a cue's clause begins that governs what precedes it; 'X, expired' and 'X (expired)' are one clause. */
function startOf(text: string, at: number, cuts: readonly Cut[]): number {
  // 'CIPP (then IPPM) membership lapsed' is one clause.
  const aside = text.slice(0, at).search(/\([^()]*\)[^()]*$/);
  const isAside = (cut: Cut) =>
    aside >= 0 && cut.at >= aside && text.slice(cut.at, at).includes(')');
  const before = cuts.filter((cut) => cut.at < at && !isAside(cut));
  const last = before.at(-1);
  const clause = last && text.slice(last.at, at);
  const isDetached = clause !== undefined && /^[\s,;:.()–—-]*$/.test(clause);
  const isOfBefore = clause !== undefined && SAID_BEFORE.test(clause);
  return ((isDetached || isOfBefore ? before.at(-2) : last)?.at ?? -1) + 1;
}

/**
 * Where the clause begins that names the degree of studies that were not finished: 'Bachelor of Arts, Hill College, 2014
 * (not completed)' says so of the degree, whatever is between. `start` when no clause names one.
 */
function startOfStudies(text: string, start: number, at: number, cuts: readonly Cut[]): number {
  const starts = [start, ...cuts.map((cut) => cut.at + 1).filter((each) => each < start), 0];
  return (
    starts
      .sort((one, other) => other - one)
      .find((from) => degreeLevels(text.slice(from, at)).length > 0) ?? start
  );
}

/** Longest name before a colon: 'AAT Level 4: sat two of four papers'. */
const LABEL = 40;

/** True for a cue in the first clause after a statement's label: it is about the label. */
function isAboutLabel(text: string, at: number, cuts: readonly Cut[]): boolean {
  const [first, ...others] = cuts;
  if (!first?.isColon || first.at > LABEL || at < first.at) return false;
  return text.slice(first.at + 1, at).trim() === '' || !others.some((cut) => cut.at < at);
}

/** Words after a verb of helping among which it says who was helped. */
const WHO_WORDS = 4;
/** The beginning of a statement or of a clause, and up to two more words of a role. */
const BEFORE_DOER =
  /(?:^|(?<!\p{L})(?:while|as|whilst|and|but) |[,;:] )(?:the |our |a )?(?:\p{L}{2,14} ){0,2}$/iu;
const DOER_REACH = 48;
const WHOM = /^(?: [^\s.;,:]{1,30}){0,5}/;

/** The last complement of a clause: 'for talks' of 'prepared papers for talks'. */
const LAST_COMPLEMENT = / (?:for|at|in|during|on|to|of) (?!.* (?:for|at|in|during|on|to|of) )/iu;

/** Other people's work, named with its doer: 'accounts are prepared by our accountants'. */
function* readAgents(text: string, reader: Reader, cuts: readonly Cut[]): Generator<FramedStretch> {
  for (const cue of text.matchAll(reader.agent)) {
    const end = endOf(text, cue.index + cue[0].length, cuts, 'others');
    const clause = startOf(text, cue.index, cuts);
    // 'Filed reports written by the office' says what the person did, too; 'followed procedures written by it' does not.
    const said = text.slice(clause, cue.index).trimStart();
    const isOwn = reader.active.test(said) && !reader.uses.test(said);
    yield { frame: 'others', start: isOwn ? cue.index : clause, end };
    // 'Prepared papers for talks led by the director' is a part of the talks.
    const whereto = isOwn ? text.slice(clause, cue.index).search(LAST_COMPLEMENT) : -1;
    if (whereto >= 0) yield { frame: 'tookPart', start: clause + whereto, end: cue.index };
  }
}

/** 'Who' with a verb of the past, or one of the present and what is ours. */
const WHO_DID = new RegExp(
  String.raw`(?<!\p{L})who (?:\p{L}{2,12}ly )?(?:${DID}|\p{L}{2,14} (?:our|my|the))(?!\p{L})`,
  'giu',
);

/** Other people's work, told about them: 'the buyer who set prices'. */
function* readWhoDid(text: string, reader: Reader, cuts: readonly Cut[]): Generator<FramedStretch> {
  for (const cue of text.matchAll(WHO_DID)) {
    const before = text.slice(0, cue.index).split(/\s/).slice(-WHO_WORDS).join(' ');
    // 'Patients who needed help' are whom the work was for.
    if (reader.clients.test(before)) continue;
    yield { frame: 'others', start: cue.index, end: endOf(text, cue.index, cuts, 'others') };
  }
}

/** Other people's work, named by their trade: 'stylists did the colours, I swept'. */
function* readDoers(text: string, reader: Reader, cuts: readonly Cut[]): Generator<FramedStretch> {
  for (const cue of text.matchAll(reader.doers)) {
    const start = cue.index;
    if (!BEFORE_DOER.test(text.slice(Math.max(0, start - DOER_REACH), start))) continue;
    yield { frame: 'others', start, end: endOf(text, start + cue[0].length, cuts, 'others') };
  }
}

/** Help with a colleague's work; who helps a customer does the work. */
function* readHelp(text: string, reader: Reader, cuts: readonly Cut[]): Generator<FramedStretch> {
  for (const cue of text.matchAll(reader.helps)) {
    const start = cue.index + cue[0].length;
    const [whom = ''] = WHOM.exec(text.slice(start)) ?? [];
    if (reader.clients.test(whom)) continue;
    yield { frame: 'tookPart', start, end: endOf(text, start, cuts, 'tookPart') };
  }
}

/** The beginning of a clause that goes on with what was said before: '; diploma', ', then'; 'to be' says that it is not done. */
const GOES_ON =
  /[;,.–—-]\s*(?!(?:\p{Ll}+\s+)?(?:be|expected|werden|être|ser|essere|worden|zostać)\s)(?:\p{Ll}+\s+){0,2}$/u;
const yearIn = (text: string) => Number(/(?:19|20)\d\d/.exec(text)?.[0] ?? Infinity);

/** True when a later clause of the statement says that what was wished for or begun is done: 'PDL was my aim; passed in 2023'. */
function isAchieved(text: string, end: number, { achieved }: Reader, year: number): boolean {
  const done = achieved.exec(text.slice(end));
  return done !== null && yearIn(done[0]) <= year && GOES_ON.test(text.slice(0, end + done.index));
}

/** True for a statement that undoes the lapse of which it speaks: 'renewed', or a year of which it has still to come. */
function isRenewed(text: string, lapsed: RegExp, { renewed, validUntil }: Reader, year: number) {
  const until = validUntil.exec(text)?.[0];
  return (until !== undefined && yearIn(until) >= year) || renewed.test(text.replace(lapsed, ' '));
}

/** `may` are the bits of what may stand in the statement, of which most have nothing but an end. */
function* readStatement(
  text: string,
  may: number,
  reader: Reader,
  year: number,
): Generator<FramedStretch> {
  const cuts = cutsOf(text, reader, may);
  if (may & MAY.agent) yield* readAgents(text, reader, cuts);
  if (may & MAY.help) yield* readHelp(text, reader, cuts);
  if (may & MAY.who) yield* readWhoDid(text, reader, cuts);
  if (may & MAY.doer) yield* readDoers(text, reader, cuts);
  for (const { frame, before, after, mayStand } of reader.cues) {
    if (!(may & (mayStand.before | mayStand.after))) continue;
    const isOpen = frame === 'intends' || frame === 'inProgress';
    // 'Renewed' undoes a lapse, 'not renewed' is one.
    if (frame === 'lapsed' && isRenewed(text, after, reader, year)) continue;
    for (const cue of may & mayStand.before ? text.matchAll(before) : []) {
      const end = cue.index + cue[0].length;
      if (frame === 'denies' && reader.harmless.test(text.slice(end).replace(/^[\s-]+/, '')))
        continue;
      if (isOpen && isAchieved(text, end, reader, year)) continue;
      yield { frame, start: cue.index, end: endOf(text, end, cuts, frame) };
      if (frame === 'inProgress' && isAboutLabel(text, cue.index, cuts))
        yield { frame, start: 0, end: cue.index };
    }
    for (const cue of may & mayStand.after ? text.matchAll(after) : []) {
      if (isOpen && isAchieved(text, cue.index + cue[0].length, reader, year)) continue;
      const clause = startOf(text, cue.index, cuts);
      const start = reader.unfinished.test(cue[0])
        ? startOfStudies(text, clause, cue.index, cuts)
        : clause;
      yield { frame, start, end: cue.index + cue[0].length };
    }
  }
}

/**
 * The parts of a text that are not plainly done or held, in the order of its statements. `codes` are the languages
 * (ISO 639-1) it is read in, and `asOf` ('YYYY-MM') is what 'present' means. Parts may overlap.
 */
export function framedStretches(
  text: Pick<AnalysedText, 'segments'>,
  codes: Iterable<string>,
  asOf = '',
): readonly FramedStretch[] {
  const year = Number(asOf.slice(0, 4));
  const active = [...new Set(codes)].flatMap((code) => readerOf(code) ?? []);
  const words = segmentWords(text);
  return text.segments.flatMap((segment, at) =>
    active.flatMap((reader) => {
      const may = reader.mayStand(words[at] ?? []);
      if ((may & ~MAY.end) === 0) return [];
      const plain = segment.text.replace(/\s/g, ' ');
      return [...readStatement(plain, may, reader, year)].map((part) => ({
        frame: part.frame,
        start: segment.start + part.start,
        end: segment.start + part.end,
      }));
    }),
  );
}
