import type { getWaiting } from '@shortlist/contracts/http/resumes';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { formatDate } from '@shortlist/web-kit';
import { resultsOf } from '../../../screening/results-address.js';

export type Waiting = OperationResponse<typeof getWaiting>;
type WaitingScreening = Waiting['undecided'][number];

/** One kind of work that waits for the user. */
export interface WaitingLine {
  readonly count: number;
  readonly title: string;
  /** Where it waits, as one line. */
  readonly detail: string;
  readonly action: string;
  /** The first screening of it. */
  readonly to: string;
}

/** Screenings that a line names. */
const named = 3;

const untitled = 'Untitled screening';

function sum(screenings: readonly WaitingScreening[]): number {
  return screenings.reduce((total, { count }) => total + count, 0);
}

/** 'Warehouse Supervisor: 8 · HGV Driver, Class 1: 4'; without figures where there is one. */
function listScreenings(screenings: readonly WaitingScreening[]): string {
  const [only] = screenings;
  if (only && screenings.length === 1) return only.title || untitled;
  const parts = screenings
    .slice(0, named)
    .map(({ title, count }) => `${title || untitled}: ${count}`);
  const more = screenings.length - parts.length;
  return [...parts, ...(more > 0 ? [`${more} more`] : [])].join(' · ');
}

/** 'due today', 'due 28 Nov'; empty without a date. */
function dueText(dueAt: string | null): string {
  if (dueAt === null) return '';
  const day = formatDate(dueAt);
  return `due ${day === 'Today' || day === 'Yesterday' ? day.toLowerCase() : day}`;
}

/** What waits for the user, as lines of the dashboard; kinds of which nothing waits are left out. */
export function waitingLines({ assigned, undecided, rejections }: Waiting): WaitingLine[] {
  const lines: WaitingLine[] = [];
  const [firstAssigned] = assigned;
  if (firstAssigned) {
    lines.push({
      count: sum(assigned),
      title: 'Undecided, assigned to you',
      detail: [listScreenings(assigned), dueText(firstAssigned.dueAt)].filter(Boolean).join(', '),
      action: `Review ${firstAssigned.count}`,
      to: `${resultsOf(firstAssigned.jobId)}&tab=everyone&show=mine`,
    });
  }
  const [firstUndecided] = undecided;
  if (firstUndecided) {
    const count = sum(undecided);
    lines.push({
      count,
      title: count === 1 ? 'Candidate to review' : 'Candidates to review',
      detail: listScreenings(undecided),
      action: `Review ${firstUndecided.count}`,
      to: `${resultsOf(firstUndecided.jobId)}&tab=review`,
    });
  }
  const [firstRejections] = rejections;
  if (firstRejections) {
    const count = sum(rejections);
    lines.push({
      count,
      title: count === 1 ? 'Rejection to check' : 'Rejections to check',
      detail: listScreenings(rejections),
      action: `Check ${firstRejections.count}`,
      to: `${resultsOf(firstRejections.jobId)}&tab=rejections`,
    });
  }
  return lines;
}

const numbers = ['Nothing', 'One thing', 'Two things', 'Three things', 'Four things'] as const;

/** 'Three things wait for you at Brookfield Foods.' */
export function waitingSentence(lines: number, workspaceName: string): string {
  const what = numbers[lines] ?? `${lines} things`;
  const where = workspaceName === '' ? '' : ` at ${workspaceName}`;
  return `${what} ${lines < 2 ? 'waits' : 'wait'} for you${where}.`;
}
