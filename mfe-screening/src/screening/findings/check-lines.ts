import type { Candidate } from '@shortlist/contracts/screening';
import { type Finding, findingWords } from './findings.js';
import type { MustHaves } from './must-haves.js';

/** Order of points to check: a no first, then unfinished things, then those shown in part, then those not mentioned. */
const order = ['says-no', 'in-progress', 'partly', 'not-found'] as const satisfies Finding[];

/** Requirements with the same finding. */
export interface MissingGroup {
  readonly finding: Finding;
  readonly texts: readonly string[];
}

/** The must-haves that are not shown, by finding, in the order in which to check them. */
export function missingOf({ found }: Pick<MustHaves, 'found'>): readonly MissingGroup[] {
  return order.flatMap((finding) => {
    const texts = found
      .filter((each) => each.finding === finding)
      .map(({ criterion }) => criterion.text);
    return texts.length === 0 ? [] : [{ finding, texts }];
  });
}

/** 'Says no: driving licence. Not mentioned: nights · safe isolation'; empty when every must-have is shown. */
export function missingText(mustHaves: Pick<MustHaves, 'found'>): string {
  return missingOf(mustHaves)
    .map(({ finding, texts }) => `${findingWords[finding]}: ${texts.join(' · ')}`)
    .join('. ');
}

/** How many are shown, as a summary ends its evidence; older ones said criteria. */
const counted = / \((?:the only|(?:all )?\d+(?: of \d+)?) (?:requirements?|criteri(?:a|on))\)/;
/** Text of a summary about the evidence, between the person and the missing points. */
const evidence = new RegExp(
  String.raw`\b(Shown(?: in part)?: .+?)(?:${counted.source})?\.(?=\s|$)`,
);
/** Text of a summary about missing points. */
const missing = /\s*(?:Not shown in the resume|No line for): .*$/s;

/**
 * One line on why: the summary without what other lines of the card say, which are the job and the years where
 * `headline` gives them, and what is missing.
 */
export function whyText({ summary, headline }: Pick<Candidate, 'summary' | 'headline'>): string {
  const shown = evidence.exec(summary)?.[1];
  if (headline && shown !== undefined) return `${shown}.`;
  const rest = summary.replace(missing, '').replace(counted, '');
  return rest === '' ? summary : rest;
}
