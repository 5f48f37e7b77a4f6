import { type FrameWords, loadFrames } from '../data/frames.js';
import type { AnalysedText } from '../text/analyse.js';
import { languageOf } from '../text/language/language-data.js';
import { phrasePattern } from '../text/terms/phrase-pattern.js';
import type { Stretch } from '../text/words/identity.js';

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

interface Cues {
  readonly frame: Frame;
  readonly before: RegExp;
  readonly after: RegExp;
}

interface Reader {
  readonly cues: readonly Cues[];
  readonly harmless: RegExp;
  readonly renewed: RegExp;
  readonly ends: RegExp;
}

const everywhere = (pattern: RegExp) => new RegExp(pattern.source, 'giu');

function createReader(words: FrameWords, roles: readonly string[]): Reader {
  const people = roles.filter((role) => !role.includes(' ')).join('*|');
  const pattern = (phrases: readonly string[]) =>
    everywhere(
      phrasePattern(
        phrases.map((phrase) => phrase.replace('%role%', `${people}*`)),
        'anywhere',
      ),
    );
  return {
    cues: FRAMES.map((frame) => ({
      frame,
      before: pattern(words[frame].before),
      after: pattern(words[frame].after),
    })),
    harmless: phrasePattern(words.harmless, 'start'),
    renewed: phrasePattern(words.renewed, 'anywhere'),
    ends: everywhere(phrasePattern(words.ends, 'anywhere')),
  };
}

const words = loadFrames();
const readers = new Map<string, Reader>();

function readerOf(code: string): Reader | undefined {
  const known = readers.get(code);
  const own = words.get(code);
  if (known || !own) return known;
  const reader = createReader(own, languageOf(code)?.roles ?? []);
  readers.set(code, reader);
  return reader;
}

interface Cut {
  readonly at: number;
  readonly isComma: boolean;
}

/** Where clauses end: at marks and at words such as 'but'. */
function cutsOf(text: string, { ends }: Reader): readonly Cut[] {
  return [
    ...[...text.matchAll(MARKS)].map((mark) => ({ at: mark.index, isComma: mark[0] === ',' })),
    ...[...text.matchAll(ends)].map((word) => ({ at: word.index, isComma: false })),
  ].sort((one, other) => one.at - other.at);
}

/** Where a cue's clause ends that governs what follows: 'no X, only Y' denies X alone, 'no X, Y or Z' all three. */
function endOf(text: string, from: number, cuts: readonly Cut[], frame: Frame): number {
  const after = cuts.filter(({ at }) => at >= from);
  const end = after.find(({ isComma }) => !isComma)?.at ?? text.length;
  if (frame !== 'denies' || CHOICE.test(text.slice(from, end))) return end;
  return Math.min(end, after[0]?.at ?? end);
}

/** Where a cue's clause begins that governs what precedes it; 'X, expired' and 'X (expired)' are one clause. */
function startOf(text: string, at: number, cuts: readonly Cut[]): number {
  const before = cuts.filter((cut) => cut.at < at);
  const last = before.at(-1);
  const isDetached = last && /^[\s,;:.()–—-]*$/.test(text.slice(last.at, at));
  return ((isDetached ? before.at(-2) : last)?.at ?? -1) + 1;
}

function* readStatement(text: string, reader: Reader): Generator<FramedStretch> {
  const cuts = cutsOf(text, reader);
  for (const { frame, before, after } of reader.cues) {
    // 'Renewed' undoes a lapse, 'not renewed' is one.
    if (frame === 'lapsed' && reader.renewed.test(text.replace(after, ' '))) continue;
    for (const cue of text.matchAll(before)) {
      const end = cue.index + cue[0].length;
      if (frame === 'denies' && reader.harmless.test(text.slice(end).trimStart())) continue;
      yield { frame, start: cue.index, end: endOf(text, end, cuts, frame) };
    }
    for (const cue of text.matchAll(after)) {
      yield { frame, start: startOf(text, cue.index, cuts), end: cue.index + cue[0].length };
    }
  }
}

/**
 * The parts of a text that are not plainly done or held, in the order of its statements. `codes` are the languages
 * (ISO 639-1) it is read in. Parts may overlap.
 */
export function framedStretches(
  { segments }: Pick<AnalysedText, 'segments'>,
  codes: Iterable<string>,
): readonly FramedStretch[] {
  const active = [...new Set(codes)].flatMap((code) => readerOf(code) ?? []);
  return segments.flatMap((segment) => {
    const plain = segment.text.replace(/\s/g, ' ');
    return active.flatMap((reader) =>
      [...readStatement(plain, reader)].map((part) => ({
        frame: part.frame,
        start: segment.start + part.start,
        end: segment.start + part.end,
      })),
    );
  });
}
