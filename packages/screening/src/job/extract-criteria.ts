import type { Criterion } from '@shortlist/contracts';
import { tidyText } from '../text/tidy.js';
import { termWeight } from '../text/term-weight.js';
import { splitSegments } from '../text/segments.js';
import { tokenize } from '../text/tokens.js';
import { findSkillHits } from '../text/skill-matcher.js';
import { classifyStatement, readJobLines, type SectionKind } from './job-sections.js';
import { findJobTitle } from './job-title.js';
import { phraseCriterion } from './phrase-criterion.js';
import { removeProtected, type ProtectedMatch } from './protected-attributes.js';

export const MAX_CRITERIA = 25;
const MAX_TEXT = 300;
/** A longer 'title' is a first sentence standing in for one. */
const MAX_TITLE_WORDS = 5;
/** Must-haves weigh three times a nice-to-have; what one will do in the job lies between. */
const WEIGHTS = { must: 3, duties: 2, nice: 1 } as const;
/** Statements sharing this much of their words say the same. */
const SAME = 0.75;
/** Items of a list like 'Python, Django, Docker' become criteria of their own from this many on. */
const MIN_LIST_ITEMS = 3;

interface Draft {
  readonly text: string;
  section: Exclude<SectionKind, 'boilerplate'>;
  readonly stems: ReadonlySet<string>;
}

export interface ExtractedCriteria {
  readonly criteria: readonly Criterion[];
  readonly leftOut: readonly ProtectedMatch[];
}

function contentStems(text: string): ReadonlySet<string> {
  return new Set(
    tokenize(text)
      .map((token) => token.stem)
      .filter((stem) => termWeight(stem) > 0.2),
  );
}

/** A bare list of skills is as many requirements as it has items. */
function splitList(text: string): readonly string[] {
  const body = text.replace(/^[^:]{2,40}:\s*/, '').replace(/\.$/, '');
  const items = body
    .split(/\s*[,;•|]\s*(?:and\s+|or\s+)?/)
    .map((item) => item.trim())
    .filter(Boolean);
  const isList =
    items.length >= MIN_LIST_ITEMS &&
    items.every((item) => item.split(/\s+/).length <= 5) &&
    items.filter((item) => findSkillHits(item, tokenize(item)).length > 0).length >=
      items.length / 2;
  return isList ? items : [text];
}

function tidyCriterion(text: string): string {
  const tidy = text
    .replace(/^[•\s*–-]+/, '')
    .replace(/[;,\s]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const cut =
    tidy.length > MAX_TEXT
      ? `${tidy.slice(0, tidy.lastIndexOf(' ', MAX_TEXT) > 0 ? tidy.lastIndexOf(' ', MAX_TEXT) : MAX_TEXT)}…`
      : tidy;
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const stem of a) if (b.has(stem)) shared += 1;
  const union = a.size + b.size - shared;
  return union > 0 && shared / union >= SAME;
}

function readDrafts(jobDescription: string): { drafts: Draft[]; leftOut: ProtectedMatch[] } {
  const drafts: Draft[] = [];
  const leftOut: ProtectedMatch[] = [];
  const title = findJobTitle(jobDescription).toLowerCase();
  const hasTitle = title.split(' ').length <= MAX_TITLE_WORDS;
  for (const line of readJobLines(tidyText(jobDescription))) {
    const statements = splitSegments(line.text).map((segment) => segment.text);
    for (const statement of statements) {
      const section = classifyStatement(statement, line.section);
      if (section === 'boilerplate') continue;
      const { rest, matches } = removeProtected(statement);
      leftOut.push(...matches);
      for (const item of splitList(rest)) {
        const text = tidyCriterion(item);
        const stems = contentStems(text);
        // The title alone is no criterion; a statement with more than the title is.
        if (hasTitle && text.replace(/\.$/, '').toLowerCase() === title) continue;
        if (stems.size === 0 && !/\d\s*\+?\s*years?/i.test(text)) continue;
        const known = drafts.find((draft) => isSame(draft.stems, stems));
        if (!known) drafts.push({ text, section, stems });
        else if (section === 'must') known.section = section;
      }
    }
  }
  return { drafts, leftOut };
}

/** Which statements become criteria: those of telling sections; the free text only when there is little else. */
function choose(drafts: readonly Draft[]): readonly Draft[] {
  const told = drafts.filter((draft) => draft.section !== 'open');
  const pool = told.length >= MIN_LIST_ITEMS ? told : drafts;
  const rank = { must: 0, duties: 1, open: 1, nice: 2 } as const;
  const kept = new Set(
    [...pool].sort((a, b) => rank[a.section] - rank[b.section]).slice(0, MAX_CRITERIA),
  );
  return pool.filter((draft) => kept.has(draft));
}

/**
 * The criteria of a job, in the order of its text: must-haves and nice-to-haves with weights, duplicates merged, boilerplate
 * left out, at most 25. What asks for a protected attribute is taken out and named.
 */
export function extractCriteria(jobDescription: string): ExtractedCriteria {
  const { drafts, leftOut } = readDrafts(jobDescription);
  const chosen = choose(drafts);
  const hasMust = chosen.some((draft) => draft.section === 'must');
  const criteria = chosen.map((draft, index): Criterion => {
    const isDuty = draft.section === 'duties' || draft.section === 'open';
    return {
      id: `c${index + 1}`,
      text: phraseCriterion(draft.text),
      kind: draft.section === 'nice' ? 'nice' : 'must',
      weight:
        draft.section === 'nice' ? WEIGHTS.nice : isDuty && hasMust ? WEIGHTS.duties : WEIGHTS.must,
    };
  });
  return { criteria, leftOut };
}
