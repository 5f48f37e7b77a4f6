import type { Criterion } from '@shortlist/contracts';
import { styled } from 'styled-components';

const Weights = styled.ul`
  margin-top: 4px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 72px;
    gap: 10px;
    align-items: center;
    padding: 5px 0;
    font-size: var(--text-sm);
  }
  li > span:first-child {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
`;

const WeightBar = styled.span.attrs({ 'aria-hidden': true })`
  height: 4px;
  border-radius: 2px;
  overflow: hidden;
  background: var(--line);
  i {
    display: block;
    height: 100%;
    background: var(--accent);
    transform-origin: left;
  }
`;

const Heading = styled.h3`
  margin-top: 18px;
`;

const weightsShown = 8;

/** What counts how much, the heaviest criteria first. */
export function CriteriaWeights({ criteria }: { readonly criteria: readonly Criterion[] }) {
  const byWeight = [...criteria].sort((a, b) => b.weight - a.weight);
  const heaviest = byWeight[0]?.weight ?? 1;
  const more = byWeight.length - weightsShown;
  return (
    <>
      <Heading>Weights</Heading>
      <Weights>
        {byWeight.slice(0, weightsShown).map(({ id, text, weight }) => (
          <li key={id}>
            <span title={text}>{text}</span>
            <WeightBar>
              <i style={{ transform: `scaleX(${weight / heaviest})` }} />
            </WeightBar>
          </li>
        ))}
      </Weights>
      {more > 0 ? <p>and {more} more, in each candidate’s details</p> : null}
    </>
  );
}
