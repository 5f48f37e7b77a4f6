import type { JobDetail } from '@shortlist/contracts/job';
import type { CriteriaPlan } from '../criteria/criteria-plan.js';
import type { Workflow } from './workflow.js';

/** Start of a screening, without its files. */
export type StartedJob = Pick<
  JobDetail,
  'jobId' | 'title' | 'jobDescription' | 'comparisonScore' | 'criteria' | 'leftOut'
>;

/** The criteria that the person had confirmed; null when the description is to be read. */
function planOf({
  title,
  criteria,
  leftOut = [],
  jobDescription,
}: StartedJob): CriteriaPlan | null {
  if (criteria.length === 0) return null;
  const proposal = { title, criteria, leftOut, isFinal: true };
  return { source: jobDescription, proposal, draft: { title, criteria } };
}

/**
 * Fills the upload screen with what a start that died began with: its description, threshold and criteria. The next
 * screening starts in its place. Its files are only there when this tab sent them.
 */
export function uploadAgain(workflow: Workflow, job: StartedJob): void {
  const { currentJobId, sent } = workflow.getState();
  workflow.update({
    jobDescription: job.jobDescription,
    comparisonScore: job.comparisonScore,
    criteria: planOf(job),
    uploadedFiles: currentJobId === job.jobId ? (sent?.files ?? []) : [],
    again: { jobId: job.jobId, title: job.title },
  });
}

/** Fills the upload screen for a new screening with the same description, threshold and criteria. */
export function duplicateScreening(workflow: Workflow, job: StartedJob): void {
  workflow.update({
    jobDescription: job.jobDescription,
    comparisonScore: job.comparisonScore,
    criteria: planOf(job),
    uploadedFiles: [],
    again: null,
  });
}
