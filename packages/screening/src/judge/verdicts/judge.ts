import type { Verdict } from '@shortlist/contracts/screening';
import type { Segment } from '../../text/words/segments.js';
import type { ExtractedResume } from '../../types.js';
import type { Requirement } from '../requirement/requirement.js';
import type { FramedResume, JudgedResume } from '../resume/judged-resume.js';
import { withoutLists } from '../resume/without-segments.js';
import { placeAt } from './check-quote.js';
import { type Finding, judgeLevel, judgeStatements } from './judge-statements.js';

export {
  type FramedResume,
  type JudgedResume,
  prepareForJudging,
} from '../resume/judged-resume.js';

/** True when a job or course of the resume speaks of the field of one of the things asked for. */
function isSupported({ demands }: Requirement, { fields }: JudgedResume): boolean {
  const units = demands.flatMap(({ options }) => options.flat());
  return units.some(
    (unit) => unit.kind === 'thing' && unit.fields.some((field) => fields.has(field)),
  );
}

/** True when nothing but lists of the resume shows a criterion: no job, course or sentence does. */
export function isOnlyListed(requirement: Requirement, { shown }: FramedResume): boolean {
  return judgeStatements(requirement, withoutLists(shown)) === null;
}

/** True when the resume says that others did all that is asked for: what else it shows of that is not the person's. */
function isOthersWork(requirement: Requirement, resume: FramedResume): boolean {
  const others = resume.others();
  return others !== null && judgeStatements(requirement, others)?.verdict === 'met';
}

/** Judges plain evidence: in part where the person only took part, or only lists it without a job of its field. */
function judgeShown(requirement: Requirement, framed: FramedResume): Finding | null {
  const { shown, ownWork } = framed;
  const finding = judgeStatements(requirement, shown);
  if (!finding) return null;
  const inPart = { ...finding, verdict: 'partly' } as const;
  if (!isSupported(requirement, shown)) {
    const inWork = judgeStatements(requirement, withoutLists(shown));
    if (!inWork) return inPart;
    if (inWork.verdict === 'partly') return inWork;
  }
  if (finding.verdict === 'partly') {
    const isLess = ownWork === null || judgeStatements(requirement, ownWork) !== null;
    return isLess && isOthersWork(requirement, framed) ? null : finding;
  }
  if (!ownWork) return finding;
  const own = judgeStatements(requirement, ownWork);
  return own?.verdict === 'met' ? own : inPart;
}

/** The statement that denies what is asked for, or says that it has lapsed; null for none. */
function judgeDenied(requirement: Requirement, { denied, shown }: FramedResume): Finding | null {
  if (!denied) return null;
  // How many years are not denied with the thing itself.
  const bare = { ...requirement, years: null, amount: null };
  const whole = judgeStatements(bare, denied, 'all');
  if (whole?.verdict === 'met') return whole;
  // Of several papers that are asked for together, one is enough to be without.
  for (const demand of requirement.demands) {
    const units = demand.options.length === 1 ? (demand.options[0] ?? []) : [];
    if (!units.some((unit) => unit.kind === 'thing' && unit.isHeld)) continue;
    const one = { ...bare, degree: null, demands: [demand] };
    const refused = judgeStatements(one, denied);
    if (refused?.verdict === 'met' && !judgeStatements(one, shown)) return refused;
  }
  return null;
}

interface Judged {
  readonly verdict: Pick<Verdict, 'verdict' | 'reason'>;
  readonly segment: Segment | null;
}

function decide(requirement: Requirement, resume: FramedResume): Judged {
  const shown = judgeShown(requirement, resume) ?? judgeLevel(requirement, resume.shown);
  const ofShown = shown && { verdict: { verdict: shown.verdict }, segment: shown.segment };
  if (ofShown?.verdict.verdict === 'met') return ofShown;
  const denied = judgeDenied(requirement, resume);
  if (denied) {
    const verdict = { verdict: 'not-found', reason: 'says-no' } as const;
    return { verdict, segment: denied.segment };
  }
  if (ofShown) return ofShown;
  const open = resume.unfinished && judgeStatements(requirement, resume.unfinished);
  return {
    verdict: { verdict: 'not-found', ...(open ? { reason: 'in-progress' } : {}) },
    segment: open?.segment ?? null,
  };
}

/**
 * The closed verdict on one criterion with the statement that decides it: of what is shown the best, else the one that
 * says it is not finished, denied or lapsed.
 */
export function judge(
  requirement: Requirement,
  resume: FramedResume,
  extracted: ExtractedResume,
): Verdict {
  const { verdict, segment } = decide(requirement, resume);
  return {
    criterionId: requirement.criterion.id,
    ...verdict,
    // The text as read may have blanks in place of the person's name; a quote is what the resume says.
    quote: segment && extracted.text.slice(segment.start, segment.end),
    place: segment && placeAt(extracted, segment.start, segment.end),
  };
}
