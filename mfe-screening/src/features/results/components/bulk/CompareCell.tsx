import type { Candidate, Verdict } from '@shortlist/contracts/screening';
import { Chip, type Tone } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { RowAction } from '../../../../components/RowAction.js';
import { useCandidate } from '../../../../people/store/use-candidate.js';

const Quote = styled.q`
  display: block;
  margin-top: 4px;
  font-size: var(--text-xs);
  line-height: 1.5;
  color: var(--ink-soft);
  quotes: '“' '”';
`;

const looks: Readonly<Record<Verdict['verdict'], { text: string; tone: Tone }>> = {
  met: { text: 'met', tone: 'good' },
  partly: { text: 'partly', tone: 'warn' },
  'not-found': { text: 'not found', tone: 'neutral' },
};

export interface CompareCellProps {
  readonly candidate: Candidate;
  readonly criterionId: string;
}

/** How one person meets one criterion, and the words that show it. */
export function CompareCell({ candidate, criterionId }: CompareCellProps) {
  const full = useCandidate(candidate.id);
  const { verdicts } = full.data?.candidate ?? candidate;
  const found = verdicts.find((each) => each.criterionId === criterionId);
  const { text, tone } = looks[found?.verdict ?? 'not-found'];
  return (
    <>
      <Chip tone={tone}>{text}</Chip>
      {found?.quote ? <Quote>{found.quote}</Quote> : null}
      {full.status === 'error' && found?.verdict !== 'not-found' ? (
        <RowAction type="button" onClick={full.retry}>
          Load the quote again
        </RowAction>
      ) : null}
    </>
  );
}
