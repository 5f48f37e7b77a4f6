import type { getWaiting, listMentions } from '@shortlist/contracts/http/resumes';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { formatDate, formatTime } from '@shortlist/web-kit';
import { resultsOf, reviewOf } from '../../../screening/results-address.js';

export type Waiting = OperationResponse<typeof getWaiting>;
export type Mention = OperationResponse<typeof listMentions>['mentions'][number];
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

/** '11:20' of today, else '21 Nov, 11:20'. */
function formatWhen(at: string): string {
  const day = formatDate(at);
  return day === 'Today' ? formatTime(at) : `${day}, ${formatTime(at)}`;
}

/** Lists work that waits for the user as lines of the dashboard; leaves out kinds of which there is none. */
export function waitingLines(
  { assigned, undecided, rejections }: Waiting,
  mentions: readonly Mention[],
  nameOf: (mention: Mention) => string,
): WaitingLine[] {
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
  const [newest] = mentions;
  if (newest) {
    const { why, candidate, at, start } = newest;
    const isLink = why === 'link';
    lines.push({
      count: mentions.length,
      title: nameMentions(mentions.length, isLink),
      detail: `${nameOf(newest)} on ${candidate}, ${formatWhen(at)}: “${start}”`,
      action: 'Answer',
      to: reviewOf(newest.jobId, newest.candidateId),
    });
  }
  return lines;
}

function nameMentions(count: number, isLink: boolean): string {
  if (count > 1) return 'Mentions and comments for you';
  return isLink ? 'Comment by a link' : 'Mention';
}

const numbers = ['Nothing', 'One thing', 'Two things', 'Three things', 'Four things'] as const;

/** 'Three things wait for you at Brookfield Foods.' */
export function waitingSentence(lines: number, workspaceName: string): string {
  const what = numbers[lines] ?? `${lines} things`;
  const where = workspaceName === '' ? '' : ` at ${workspaceName}`;
  return `${what} ${lines < 2 ? 'waits' : 'wait'} for you${where}.`;
}
