import type { Candidate } from '@shortlist/contracts/screening';
import { Chip, Icon, icons } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { useComments } from '../../../../comments/comments-context.js';
import { CommentChip } from '../../../../comments/components/CommentChip.js';
import { ReadingNow } from '../../../../comments/components/ReadingNow.js';
import { isNameGuessed } from '../../../../screening/findings/doubts.js';
import { ordinal, standingOf } from '../../../../screening/scores/standing.js';
import type { Screening } from '../../../../screening/screening.js';
import { UnsentMark } from '../../../../unsent/components/UnsentMark.js';
import { Key } from '../review-style.js';

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: 14px;
  h1 {
    font: 400 1.875rem/1.1 var(--font-display);
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
    &:focus {
      outline: none;
    }
  }
  p {
    margin-top: 4px;
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
`;

const Verdict = styled.div`
  margin-left: auto;
  text-align: right;
  font-variant-numeric: tabular-nums;
  b {
    font: 400 2.625rem/0.95 var(--font-display);
  }
  span {
    display: block;
    margin-top: 4px;
    font-size: var(--text-xs);
    color: var(--ink-faint);
    white-space: nowrap;
  }
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  margin-top: 10px;
  &:empty {
    display: none;
  }
`;

const Star = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 28px;
  padding: 0 8px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-pill);
  background: none;
  color: var(--ink-soft);
  font-size: var(--text-xs);
  font-weight: 500;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  svg {
    color: var(--line-field);
  }
  &[aria-pressed='true'] svg {
    color: var(--warn);
  }
  @media (pointer: coarse) {
    height: 36px;
  }
  @media print {
    &[aria-pressed='false'] {
      display: none;
    }
  }
`;

/** The latest position as the resume names it. */
function headlineOf({ headline, facts }: Candidate): string {
  return headline ?? [facts?.titles[0], facts?.employers[0]].filter(Boolean).join(', ');
}

export interface PersonHeadProps {
  readonly candidate: Candidate;
  readonly screening: Screening;
  /** True while the score is hidden from a reader. */
  readonly isBlind: boolean;
  readonly onStar: () => void;
}

/** The person, their score, and the marks that people gave them. */
export function PersonHead({ candidate, screening, isBlind, onStar }: PersonHeadProps) {
  const { band, place, of } = standingOf(candidate, screening);
  const { areSeveral } = useComments().members;
  const starred = candidate.starred === true;
  return (
    <>
      <Head>
        <div>
          <h1 tabIndex={-1}>{candidate.candidate}</h1>
          <p>{headlineOf(candidate)}</p>
        </div>
        {isBlind ? (
          <Verdict>
            <span>Score hidden until you mark</span>
          </Verdict>
        ) : (
          <Verdict>
            <b>{candidate.score}</b>
            <span>
              {candidate.status === 'review' && !candidate.override
                ? 'Score not used'
                : `${band} · ${ordinal(place)} of ${of}`}
            </span>
          </Verdict>
        )}
      </Head>
      <Marks>
        <Star type="button" aria-pressed={starred} aria-keyshortcuts="F *" onClick={onStar}>
          <Icon shape={icons.star} size={13} />
          {starred ? 'Starred' : 'Star'} <Key aria-hidden>f</Key>
        </Star>
        {isNameGuessed(candidate) ? <Chip tone="warn">Name guessed</Chip> : null}
        <CommentChip candidateId={candidate.id} />
        {areSeveral ? <ReadingNow candidateId={candidate.id} /> : null}
        {candidate.borderline && !isBlind ? <Chip tone="warn">Borderline</Chip> : null}
        <UnsentMark candidateId={candidate.id} />
      </Marks>
    </>
  );
}
