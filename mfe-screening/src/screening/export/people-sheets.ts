import { exportFiles } from '@shortlist/contracts/constants';
import type { Candidate, Criterion } from '@shortlist/contracts/screening';
import { missingText, whyText } from '../findings/check-lines.js';
import { nameText } from '../findings/doubts.js';
import { findingWords } from '../findings/findings.js';
import {
  countText,
  type Found,
  foundIn,
  isForTheCall,
  mustHavesOf,
} from '../findings/must-haves.js';
import type { Row, Sheet } from './workbook/sheet.js';

/** Characters. */
const widths: Record<(typeof exportFiles.excelColumns)[number], number> = {
  'Candidate Name': 24,
  Email: 30,
  'Score (%)': 10,
  Experience: 12,
  Skills: 40,
  Summary: 60,
  'File Name': 28,
};

/** The columns of the specification, then what a client asks next. */
const columns: Sheet['columns'] = [
  ...exportFiles.excelColumns.map((title) => [title, widths[title]] as const),
  ['Rank', 8],
  ['Current Job', 32],
  ['Must-haves', 12],
  ['Why', 44],
  ['Missing', 44],
];

/** In the place of score and rank. */
const hiddenText = 'Hidden until you mark this candidate';

/**
 * Makes a candidate's row, of which only the cells are kept. `rank` is the place among all candidates whose score is used,
 * null for the others.
 */
export function personCells(
  candidate: Candidate,
  criteria: readonly Criterion[],
): (rank: number | null) => Row {
  const mustHaves = mustHavesOf(criteria, candidate);
  const specified = [
    nameText(candidate),
    candidate.email,
    candidate.hiddenUntilMarked ? '' : candidate.score,
    candidate.experience,
    candidate.skills.join(', '),
    candidate.summary,
    candidate.fileName,
  ];
  const more = [
    candidate.headline ?? '',
    countText(mustHaves),
    whyText(candidate),
    missingText(mustHaves),
  ];
  const withoutRank = candidate.hiddenUntilMarked ? hiddenText : '';
  return (rank) => [...specified, rank ?? withoutRank, ...more];
}

/** One person a row. */
export function peopleSheet(rows: readonly Row[], name: string = exportFiles.excelSheet): Sheet {
  return { name, columns, rows };
}

function kindOf({ knockOut, kind }: Criterion): string {
  if (knockOut) return 'Knock-out';
  return kind === 'nice' ? 'Nice to have' : 'Must-have';
}

const verdictOf = (found: Found) =>
  isForTheCall(found) ? 'Ask on the call' : findingWords[found.finding];

/** A candidate's evidence, one requirement a row; needs the quotes, which lists leave out. */
export function evidenceRows(candidate: Candidate, criteria: readonly Criterion[]): Row[] {
  return foundIn(criteria, candidate.verdicts).map((found) => [
    nameText(candidate),
    found.criterion.text,
    kindOf(found.criterion),
    verdictOf(found),
    found.quote ?? '',
  ]);
}

/** Person by requirement, verdict and the line of the resume that it rests on. */
export function evidenceSheet(rows: readonly Row[]): Sheet {
  return {
    name: 'Evidence',
    columns: [
      ['Candidate Name', 24],
      ['Requirement', 48],
      ['Kind', 14],
      ['Verdict', 16],
      ['Quote', 80],
    ],
    rows,
  };
}
