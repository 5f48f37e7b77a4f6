import type { AnalysedText } from '../../text/analyse.js';
import { termWeight } from '../../text/language/term-weight.js';
import { coverage } from '../../text/words/coverage.js';
import { tokenize } from '../../text/words/tokens.js';
import { type Frame, framedStretches } from '../frames/frames.js';
import { datedBlocks } from '../resume/evidence-years.js';
import { listSegments } from '../resume/list-segments.js';

/** The words of a resume. */
export interface ResumeLanguage {
  /** How often each stem occurs in the text; an occurrence in one of the person's job titles counts four times. */
  readonly counts: ReadonlyMap<string, number>;
  /** Stems that occur only in lists of skills, not in what the person did. */
  readonly listed: ReadonlySet<string>;
  /** Number of words by weight, counted as in `counts`: 315 in a typical resume. */
  readonly weightedWords: number;
}

/** Square root of the weighted words of a typical resume: mean over 1,308 public resumes. */
export const TYPICAL_LENGTH = 17.7;
/** How many more times a word counts that is in a job title. Measured: 2 to 4 rank alike, 0 worse (docs/scoring.md). */
const TITLE_BONUS = 3;

/** Words in these frames are about what the person has not done. */
const NOT_DONE: readonly Frame[] = ['denies', 'lapsed', 'intends'];

/** For each token whether it is about something that was done; `code` (ISO 639-1) is the language it is read in. */
function findDone(resume: AnalysedText, code: string): readonly boolean[] {
  const stretches = framedStretches(resume, [code]).filter(({ frame }) => NOT_DONE.includes(frame));
  const isNotDone = coverage(stretches, resume.text.length);
  return resume.tokens.map(({ start }) => !isNotDone(start));
}

/** Token positions of the title, however it is spaced or capitalised. */
function placesOf(title: string, { tokens, positions }: AnalysedText): readonly number[] {
  const [first, ...others] = tokenize(title).map((token) => token.stem);
  if (first === undefined) return [];
  return (positions.get(first) ?? [])
    .filter((at) => others.every((stem, offset) => tokens[at + 1 + offset]?.stem === stem))
    .flatMap((at) => [at, ...others.map((_, offset) => at + 1 + offset)]);
}

function listedStems(resume: AnalysedText, code: string): ReadonlySet<string> {
  const lists = listSegments(resume.segments, datedBlocks(resume), code);
  const listed = new Set<string>();
  for (const [stem, places] of resume.positions) {
    if (places.every((at) => lists.has(resume.segmentOfToken[at] ?? -1))) listed.add(stem);
  }
  return listed;
}

/**
 * Reads a resume for `readLanguageFit`; `titles` are the person's job titles as the resume gives them, `code` (ISO 639-1)
 * the language in which it is read what is denied, has lapsed or is wished for: these words don't count.
 */
export function readResumeLanguage(
  resume: AnalysedText,
  titles: readonly string[],
  code = 'en',
): ResumeLanguage {
  const isDone = findDone(resume, code);
  const inTitles = new Set(
    [...new Set(titles.map((title) => title.toLowerCase()))].flatMap((title) =>
      placesOf(title, resume),
    ),
  );
  const counts = new Map<string, number>();
  for (const [stem, places] of resume.positions) {
    const count = places.filter((at) => isDone[at]).length;
    if (count > 0) counts.set(stem, count);
  }
  for (const at of inTitles) {
    if (!isDone[at]) continue;
    const stem = resume.tokens[at]?.stem ?? '';
    counts.set(stem, (counts.get(stem) ?? 0) + TITLE_BONUS);
  }
  let weightedWords = 0;
  for (const [stem, count] of counts) weightedWords += termWeight(stem) * count;
  return { counts, listed: listedStems(resume, code), weightedWords };
}
