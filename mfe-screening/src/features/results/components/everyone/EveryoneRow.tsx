import type { Candidate, Criterion } from '@shortlist/contracts/screening';
import { Icon, icons, ScoreBadge, VisuallyHidden } from '@shortlist/web-kit';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { CommentChip } from '../../../../comments/components/CommentChip.js';
import { MustHaveBar } from '../../../../evidence/components/MustHaveBar.js';
import { nameText } from '../../../../screening/findings/doubts.js';
import { mustHavesOf } from '../../../../screening/findings/must-haves.js';
import { yearsOf } from '../../../../screening/scores/figures.js';
import type { Moves } from '../../../../screening/scores/what-if.js';
import { UnsentMark } from '../../../../unsent/components/UnsentMark.js';
import { mailText } from '../candidate/mail-state.js';
import { MoveText } from '../candidate/MoveText.js';
import { StatusChip } from '../candidate/StatusChip.js';
import type { Column } from './columns.js';
import { Body, Box, NameButton } from './table-style.js';

/** The latest position and how many files the person sent. */
function subtitleOf({ headline, fileName, files }: Candidate): string {
  const count = files && files.length > 1 ? `${files.length} files` : null;
  return [headline ?? fileName, count].filter(Boolean).join(' · ');
}

export interface EveryoneRowProps {
  readonly candidate: Candidate;
  readonly criteria: readonly Criterion[];
  readonly columns: readonly Column[];
  readonly index: number;
  readonly selected: boolean;
  readonly open: boolean;
  readonly move: ReturnType<Moves['get']>;
  /** A line above the row: where the tried threshold lies. */
  readonly line: string | null;
  readonly measure: (row: HTMLElement | null) => void;
  readonly onSelect: (id: string, reach: boolean) => void;
  readonly onToggle: (id: string) => void;
  /** Content that opens below the row. */
  readonly details: ReactNode;
}

/** One person of the table, with the line above and the details below that belong to the row. */
export const EveryoneRow = memo(function EveryoneRow({
  candidate,
  criteria,
  columns,
  index,
  selected,
  open,
  move,
  line,
  measure,
  onSelect,
  onToggle,
  details,
}: EveryoneRowProps) {
  const { id, status, score, experience, starred, hiddenUntilMarked } = candidate;
  const name = nameText(candidate);
  const mailed = mailText(candidate);
  const shows = (column: Column) => columns.includes(column);
  const width = 3 + columns.length;
  const onPick = (event: MouseEvent<HTMLInputElement>) => onSelect(id, event.shiftKey);
  return (
    <Body ref={measure} data-index={index} data-row={id} data-selected={selected} data-move={move}>
      {line === null ? null : (
        <tr data-line="true">
          <td colSpan={width}>
            <div>{line}</div>
          </td>
        </tr>
      )}
      <tr aria-rowindex={index + 2} data-person={id}>
        <td>
          <Box
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={selected}
            onClick={onPick}
            readOnly
          />
        </td>
        <td>
          <NameButton type="button" aria-expanded={open} onClick={() => onToggle(id)}>
            {name}
            {starred ? (
              <>
                <Icon shape={icons.star} size={12} />
                <VisuallyHidden>, starred</VisuallyHidden>
              </>
            ) : null}
          </NameButton>
          <small>
            {mailed === null ? null : (
              <>
                <b>{mailed}</b>
                {' · '}
              </>
            )}
            {subtitleOf(candidate)}
          </small>
          <CommentChip candidateId={id} />
          <UnsentMark candidateId={id} />
        </td>
        {shows('musts') ? (
          <td>
            <MustHaveBar mustHaves={mustHavesOf(criteria, candidate)} />
          </td>
        ) : null}
        {shows('years') ? <td>{yearsOf(experience) ?? '–'}</td> : null}
        {shows('status') ? (
          <td>{move ? <MoveText move={move} /> : <StatusChip {...candidate} />}</td>
        ) : null}
        <td data-score="true">
          {hiddenUntilMarked ? (
            <span title="Score hidden until you mark">
              <VisuallyHidden>Score hidden until you mark</VisuallyHidden>
              <span aria-hidden="true">–</span>
            </span>
          ) : status === 'review' && !candidate.override ? (
            <span title="Score not used">
              <VisuallyHidden>Score not used: </VisuallyHidden>
              {score}
            </span>
          ) : (
            <ScoreBadge score={score} />
          )}
        </td>
      </tr>
      {open ? (
        <tr data-details="true">
          <td colSpan={width}>{details}</td>
        </tr>
      ) : null}
    </Body>
  );
});
