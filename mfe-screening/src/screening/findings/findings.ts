import type { Criterion, Verdict } from '@shortlist/contracts/screening';

/** The five verdicts: what the resume says of one requirement, the best first. */
export const findings = ['met', 'partly', 'in-progress', 'says-no', 'not-found'] as const;
export type Finding = (typeof findings)[number];

/** A finding in words. 'Not mentioned' is never a no. */
export const findingWords: Readonly<Record<Finding, string>> = {
  met: 'Shown',
  partly: 'In part',
  'in-progress': 'In progress',
  'says-no': 'Says no',
  'not-found': 'Not mentioned',
};

/** Without a verdict, and with a reason that only a later release knows, the resume does not mention it. */
export function findingOf(verdict: Pick<Verdict, 'verdict' | 'reason'> | undefined): Finding {
  if (!verdict) return 'not-found';
  const finding = verdict.verdict === 'not-found' ? verdict.reason : verdict.verdict;
  return findings.find((each) => each === finding) ?? 'not-found';
}

/** How a requirement counts, in words. */
export function kindText({
  kind,
  knockOut,
  onCall,
}: Pick<Criterion, 'kind' | 'knockOut' | 'onCall'>): string {
  if (onCall) return 'ask on the call';
  return knockOut ? 'knock-out' : kind;
}
