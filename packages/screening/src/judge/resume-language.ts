import type { AnalysedText } from '../text/analyse.js';
import { termWeight } from '../text/language/term-weight.js';
import { tokenize } from '../text/words/tokens.js';

/** What a resume speaks of, whatever the job is. */
export interface ResumeLanguage {
  /** How often each stem stands in the text; where it stands in a title of one of the person's jobs, four times. */
  readonly counts: ReadonlyMap<string, number>;
  /** Words by weight, counted as in `counts`: 315 in a typical resume. */
  readonly weightedWords: number;
}

/** Root of the weighted words of a typical resume: mean over 1,308 public resumes. */
export const TYPICAL_LENGTH = 17.7;
/** How often a word counts that stands in a job title, over the once of the text. Measured: 2 to 4 rank alike, 0 worse (docs/scoring.md). */
const TITLE_BONUS = 3;

/** Token positions at which the title stands, however it is spaced or capitalised. */
function placesOf(title: string, { tokens, positions }: AnalysedText): readonly number[] {
  const [first, ...others] = tokenize(title).map((token) => token.stem);
  if (first === undefined) return [];
  return (positions.get(first) ?? [])
    .filter((at) => others.every((stem, offset) => tokens[at + 1 + offset]?.stem === stem))
    .flatMap((at) => [at, ...others.map((_, offset) => at + 1 + offset)]);
}

/** Reads a resume for `readLanguageFit`; `titles` are those of the person's jobs, as the resume gives them. */
export function readResumeLanguage(
  resume: AnalysedText,
  titles: readonly string[],
): ResumeLanguage {
  const inTitles = new Set(
    [...new Set(titles.map((title) => title.toLowerCase()))].flatMap((title) =>
      placesOf(title, resume),
    ),
  );
  const counts = new Map<string, number>();
  for (const [stem, places] of resume.positions) counts.set(stem, places.length);
  for (const at of inTitles) {
    const stem = resume.tokens[at]?.stem ?? '';
    counts.set(stem, (counts.get(stem) ?? 0) + TITLE_BONUS);
  }
  let weightedWords = 0;
  for (const [stem, count] of counts) weightedWords += termWeight(stem) * count;
  return { counts, weightedWords };
}
