import type { HistoryItem } from '@shortlist/contracts/job';
import { draftOf } from '../../criteria/criteria-plan.js';
import { describeRun } from '../../workflow/progress/format-progress.js';
import { resumesOf } from '../../workflow/progress/run-progress.js';
import { useWorkflowState } from '../../workflow/workflow-context.js';

/** A screening that this tab is sending, before the server lists it. */
export interface OwnRun {
  readonly title: string;
  readonly resumes: number;
  /** The present activity, as one line. */
  readonly text: string;
}

const longestTitle = 120;

/** The screening that runs in this tab while it is not in the history; null otherwise. */
export function useOwnRun(history: readonly HistoryItem[]): OwnRun | null {
  const { run, sent, currentJobId } = useWorkflowState();
  if (run?.phase !== 'running' || sent === null) return null;
  if (history.some(({ jobId }) => jobId === currentJobId)) return null;
  const firstLine = sent.jobDescription.trim().split('\n')[0]?.slice(0, longestTitle) ?? '';
  const title = sent.criteria ? draftOf(sent.criteria).title : firstLine;
  return { title, resumes: resumesOf(run), text: describeRun(run) };
}
