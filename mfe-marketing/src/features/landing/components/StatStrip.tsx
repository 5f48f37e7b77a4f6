import { styled } from 'styled-components';
import { Wrap } from '../../../components/Wrap.js';

/** The claims of the specification, §1. */
const stats = [
  { value: '10,000+', label: 'Resumes processed' },
  { value: '95%', label: 'Accuracy' },
  { value: '8 hrs', label: 'Saved per opening' },
  { value: '500+', label: 'Companies' },
] as const;

const Band = styled.section`
  border-block: 1px solid var(--line);
`;

const Strip = styled(Wrap)`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  padding: 0;
  list-style: none;

  @media (max-width: 860px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Stat = styled.li`
  padding: 26px 0 26px 28px;
  border-left: 1px solid var(--line);

  &:first-child {
    padding-left: 0;
    border-left: 0;
  }

  @media (max-width: 860px) {
    padding-left: var(--s5);

    &:nth-child(odd) {
      padding-left: 0;
      border-left: 0;
    }

    &:nth-child(n + 3) {
      border-top: 1px solid var(--line);
    }
  }

  & > b {
    display: block;
    font: 400 calc(var(--text-3xl) * 0.95) / 1.1 var(--font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
  }

  & > span {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
`;

/** Four figures in a row, divided by hairlines across the whole page. */
export function StatStrip() {
  return (
    <Band aria-label="Shortlist in figures">
      <Strip as="ul">
        {stats.map(({ value, label }) => (
          <Stat key={label}>
            <b>{value}</b>
            <span>{label}</span>
          </Stat>
        ))}
      </Strip>
    </Band>
  );
}
