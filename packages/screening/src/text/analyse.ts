import { findCertificateHits } from './terms/certificate-matcher.js';
import { findSkillHits, type SkillHit } from './terms/skill-matcher.js';
import { joinWithin } from './words/coverage.js';
import { type Segment, splitSegments } from './words/segments.js';
import { type Token, tokenize } from './words/tokens.js';

/** A text with everything the scoring steps share, worked out once. */
export interface AnalysedText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly segments: readonly Segment[];
  /** Index of the segment each token stands in; -1 between segments. */
  readonly segmentOfToken: Int32Array;
  /** Token positions by stem. */
  readonly positions: ReadonlyMap<string, readonly number[]>;
  readonly skillHits: readonly SkillHit[];
  readonly certificateHits: readonly SkillHit[];
  /** Statements that count for nothing: none of their words is among the tokens. */
  readonly ignored: readonly Segment[];
}

/** The tokens that stand in none of these statements; both are in the order of the text. */
function outside(tokens: readonly Token[], ignored: readonly Segment[]): readonly Token[] {
  let at = 0;
  return tokens.filter((token) => {
    while ((ignored[at]?.end ?? Infinity) <= token.start) at += 1;
    return token.start < (ignored[at]?.start ?? Infinity);
  });
}

function mapSegments(tokens: readonly Token[], segments: readonly Segment[]): Int32Array {
  const owners = new Int32Array(tokens.length).fill(-1);
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    let segment = segments[at];
    while (segment && segment.end <= token.start) segment = segments[(at += 1)];
    if (segment && segment.start <= token.start) owners[index] = at;
  }
  return owners;
}

const LINE_START = /(?:^|\n)[^\p{L}\p{N}\n]{0,5}$/u;
const LINE_END = /^[^\p{L}\p{N}\n]{0,5}(?:\n|$)/u;
/** Characters that show whether a line begins or ends there. */
const EDGE = 6;

/** Names of skills that fill several lines, as narrow columns wrap them; not the 'present' of a job above 'Skills'. */
export const wrappedNames = ({ text, skillHits }: Pick<AnalysedText, 'text' | 'skillHits'>) =>
  skillHits.filter(
    ({ start, end }) =>
      text.slice(start, end).includes('\n') &&
      LINE_START.test(text.slice(Math.max(0, start - EDGE), start)) &&
      LINE_END.test(text.slice(end, end + EDGE)),
  );

/** The statements, of which those that one wrapped name covers are one. */
function joinWrapped(
  text: string,
  segments: readonly Segment[],
  skillHits: readonly SkillHit[],
): readonly Segment[] {
  const names = wrappedNames({ text, skillHits });
  if (names.length === 0) return segments;
  return joinWithin(segments, names).map(({ start, end }) => ({
    text: text.slice(start, end),
    start,
    end,
  }));
}

/** Works out tokens, statements and skills of a text. Statements for which `ignore` is true count for nothing. */
export function analyseText(
  text: string,
  ignore: (segment: Segment) => boolean = () => false,
): AnalysedText {
  const lines = splitSegments(text);
  const ignored = lines.filter(ignore);
  const tokens = outside(tokenize(text), ignored);
  const positions = new Map<string, number[]>();
  for (const [index, token] of tokens.entries()) {
    const list = positions.get(token.stem);
    if (list) list.push(index);
    else positions.set(token.stem, [index]);
  }
  const skillHits = findSkillHits(text, tokens);
  const segments = joinWrapped(text, lines, skillHits);
  return {
    text,
    tokens,
    segments,
    segmentOfToken: mapSegments(tokens, segments),
    positions,
    skillHits,
    certificateHits: findCertificateHits(text, tokens),
    ignored,
  };
}
