import { tokens } from '@shortlist/contracts/constants';
import type { Plan } from '@shortlist/contracts/entities';
import { formatNumber } from '@shortlist/web-kit';

/** Cost of a resume with its share of the job description: one of some hundred words for twenty resumes. */
const tokensPerResume = tokens.perFile * 1.05;

function describeResumes(limit: number): string {
  const resumes = Math.floor(limit / tokensPerResume);
  if (resumes === 0) return 'No resumes';
  // Two figures: it depends on the job descriptions.
  const scale = 10 ** Math.max(0, String(resumes).length - 2);
  const rounded = Math.floor(resumes / scale) * scale;
  return `About ${formatNumber(rounded)} ${rounded === 1 ? 'resume' : 'resumes'} per month`;
}

/** Tokens a month as a plan's card shows them, and about how many resumes they are enough for. */
export function describeAllowance(limit: number): Pick<Plan, 'tokens' | 'resumes'> {
  return { tokens: `${formatNumber(limit)} tokens per month`, resumes: describeResumes(limit) };
}
