import type { AnalysedText } from '../../text/analyse.js';
import { sectionOf } from '../../text/language/language-data.js';
import { termWeight } from '../../text/language/term-weight.js';
import type { Segment } from '../../text/words/segments.js';
import { tokenize } from '../../text/words/tokens.js';
import { datedBlocks, inBlocks } from '../resume/evidence-years.js';
import { headingsOf, isItem, isRow, isSentence, openedKind } from '../resume/list-shape.js';

/** Words up to this weight say nothing of a trade. */
const GENERIC = 0.2;
/** Fewer words of the advert stand in a resume by chance. */
const LEAST_WORDS = 12;
/** Share of what is claimed that has to be the advert's words, and of the advert's words that no job has. */
const LIMITS = { ofAdvert: 0.6, claimedOnly: 0.85 } as const;
/** A statement under a job that names this many words, nearly all from the advert, is a list as well. */
const IN_JOB = { words: 8, ofAdvert: 0.8 } as const;

/** The words of an advert that tell of its trade, as stems; `code` (ISO 639-1) is its language. */
export function readAdvertWords(jobDescription: string, code: string): ReadonlySet<string> {
  const stems = tokenize(jobDescription).map(({ stem }) => stem);
  return new Set(stems.filter((stem) => termWeight(stem, code) > GENERIC));
}

/** The words of each statement that tell of a trade. */
function tellingWords(
  { segments, segmentOfToken, tokens }: AnalysedText,
  code: string,
): readonly ReadonlySet<string>[] {
  const words = segments.map(() => new Set<string>());
  for (const [at, { stem }] of tokens.entries())
    if (termWeight(stem, code) > GENERIC) words[segmentOfToken[at] ?? -1]?.add(stem);
  return words;
}

function countShared(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of words) if (others.has(word)) shared += 1;
  return shared;
}

/** Sections in which a statement without dates says what was done. */
const WORK = new Set<string | null>(['experience', 'education', 'projects']);

/** For each statement whether it tells of a job, a course or a project, and does not just list words. */
function findWork(
  analysis: AnalysedText,
  words: readonly ReadonlySet<string>[],
  advert: ReadonlySet<string>,
  code: string,
): readonly boolean[] {
  const blocks = datedBlocks(analysis);
  const isInJob = inBlocks(blocks, analysis.segments.length);
  let section: string | null = null;
  return analysis.segments.map(({ text }, at) => {
    const heading = openedKind(text);
    const [line, label] = headingsOf(text);
    if (heading !== null)
      section = heading === 'skills' ? heading : (sectionOf(line) ?? sectionOf(label));
    // Where nothing is dated, sentences are all that tells of work.
    if (blocks.length === 0 && isSentence(text, code)) return true;
    const own = words[at] ?? new Set();
    const listed = countShared(own, advert);
    if (section === 'skills' && (isRow(text, code) || isItem(text))) return false;
    if (listed >= IN_JOB.words && listed >= IN_JOB.ofAdvert * own.size) return false;
    if (isInJob(at)) return true;
    return WORK.has(section) && !isRow(text, code);
  });
}

/**
 * The statements of a resume that claim what the advert asks for, word by word, where no job, course or project of the
 * resume speaks of it; none where its work does. `advert` are words by `readAdvertWords`, `code` the advert's language.
 */
export function findAdvertList(
  resume: AnalysedText,
  advert: ReadonlySet<string>,
  code: string,
): readonly Segment[] {
  const words = tellingWords(resume, code);
  const isWork = findWork(resume, words, advert, code);
  const join = (ofWork: boolean) =>
    new Set(words.flatMap((own, at) => (isWork[at] === ofWork ? [...own] : [])));
  const claimed = join(false);
  const worked = join(true);
  const ofAdvert = countShared(claimed, advert);
  const inWork = countShared(worked, advert);
  const only = [...claimed].filter((word) => advert.has(word) && !worked.has(word)).length;
  if (only < LEAST_WORDS) return [];
  if (ofAdvert < LIMITS.ofAdvert * claimed.size) return [];
  if (only < LIMITS.claimedOnly * (only + inWork)) return [];
  return resume.segments.filter(
    (_, at) => isWork[at] === false && countShared(words[at] ?? new Set(), advert) > 0,
  );
}
