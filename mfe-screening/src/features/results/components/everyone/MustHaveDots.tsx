import type { Criterion, Verdict } from '@shortlist/contracts/screening';
import { styled } from 'styled-components';

/** Dots that fit beside each other. */
const shownDots = 8;

const Dots = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  color: var(--ink-faint);
  font-size: var(--text-xs);
  forced-color-adjust: none;
  i {
    width: 8px;
    height: 8px;
    border: 1.5px solid var(--line-field);
    border-radius: 50%;
  }
  i[data-verdict='met'] {
    border-color: var(--good);
    background: var(--good);
  }
  i[data-verdict='partly'] {
    border-color: var(--warn);
    background: linear-gradient(90deg, var(--warn) 50%, transparent 50%);
  }
`;

export interface MustHaveDotsProps {
  readonly musts: readonly Criterion[];
  readonly verdicts: readonly Verdict[];
}

/** One dot for each must-have: full when met, half when partly, empty when nothing was found. */
export function MustHaveDots({ musts, verdicts }: MustHaveDotsProps) {
  const found = new Map(verdicts.map(({ criterionId, verdict }) => [criterionId, verdict]));
  const all = musts.map(({ id }) => found.get(id) ?? 'not-found');
  const countOf = (wanted: Verdict['verdict']) => all.filter((each) => each === wanted).length;
  const partly = countOf('partly');
  const words = `${countOf('met')} of ${all.length} met${partly > 0 ? `, ${partly} partly` : ''}`;
  return (
    <Dots role="img" aria-label={words} title={words}>
      {all.slice(0, shownDots).map((verdict, index) => (
        <i key={index} data-verdict={verdict} />
      ))}
      {all.length > shownDots ? `+${all.length - shownDots}` : null}
    </Dots>
  );
}
