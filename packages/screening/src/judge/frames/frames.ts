import type { AnalysedText } from '../../text/analyse.js';
import type { Stretch } from '../../text/words/identity.js';
import { segmentWords } from '../words/segment-words.js';
import { type Cut, cutsOf, endOf, isAboutLabel, startOf, startOfStudies } from './clauses.js';
import { DID, type Frame, MAY, type Reader, readerOf } from './frame-reader.js';

export type { Frame };

/** A part of a statement in one frame. */
export interface FramedStretch extends Stretch {
  readonly frame: Frame;
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
