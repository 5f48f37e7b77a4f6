import type { Decision } from '@shortlist/contracts/job';
import type { UnreadableFile } from '@shortlist/contracts/screening';
import type { Sheet } from './workbook/sheet.js';

const statuses = { shortlisted: 'Shortlisted', rejected: 'Rejected', review: 'To review' } as const;
const kinds = {
  scored: 'Scored',
  rescored: 'Scored again',
  overridden: 'Decided by a person',
  other: 'Changed',
} as const;
const changes = {
  undone: 'Decision undone',
  merged: 'Files of one person brought together',
  separated: 'Files separated',
  address: 'Address checked',
  marked: 'Mark of a reader',
  other: 'Changed',
} as const;

/** A time as everybody reads it alike, e.g. '2026-11-22 09:12 UTC'. */
const timeText = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

/** The decision record, one decision a row. */
export function decisionSheet(decisions: readonly Decision[]): Sheet {
  return {
    name: 'Decisions',
    columns: [
      ['When', 22],
      ['Candidate Name', 24],
      ['File Name', 28],
      ['What', 24],
      ['By', 30],
      ['From', 14],
      ['To', 14],
      ['Score (%)', 10],
      ['Threshold (%)', 14],
      ['Reason', 60],
    ],
    rows: decisions.map((decision) => [
      timeText(decision.at),
      decision.nameGuessed ? `${decision.candidate} (guessed)` : decision.candidate,
      decision.fileName,
      decision.change ? changes[decision.change] : kinds[decision.kind],
      decision.by,
      decision.from ? statuses[decision.from] : '',
      decision.change === 'marked' && decision.to === 'review' ? 'Maybe' : statuses[decision.to],
      decision.score,
      decision.comparisonScore,
      decision.why ?? '',
    ]),
  };
}

/** The files without a score, and why. */
export function unreadableSheet(files: readonly UnreadableFile[]): Sheet {
  return {
    name: 'Could not be read',
    columns: [
      ['File Name', 40],
      ['Why', 80],
    ],
    rows: files.map(({ fileName, message }) => [fileName, message]),
  };
}
