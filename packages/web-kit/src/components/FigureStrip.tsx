import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface Figure {
  readonly value: ReactNode;
  readonly label: ReactNode;
}

const List = styled.dl<{ $count: number; $isCompact: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  border-block: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 15px 12px 15px 22px;
    border-left: 1px solid var(--line);
  }
  > div:first-child {
    border-left: 0;
    padding-left: 0;
  }
  dd {
    font: 400 2rem/1.15 var(--font-display);
    letter-spacing: -0.01em;
  }
  dt {
    color: var(--ink-faint);
    font-size: var(--text-sm);
  }
  ${({ $isCompact }) =>
    $isCompact
      ? `> div {
    flex-direction: row-reverse;
    align-items: baseline;
    gap: 10px;
    padding-block: 10px;
  }
  dd {
    font-size: 1.625rem;
  }`
      : ''}
  @media (max-width: 860px) {
    grid-template-columns: 1fr 1fr;
    > div:nth-child(2n + 1) {
      border-left: 0;
      padding-left: 0;
    }
    > div:nth-child(n + 3) {
      border-top: 1px solid var(--line);
    }
  }
`;

export interface FigureStripProps {
  readonly figures: readonly Figure[];
  /** Each label beside its figure. */
  readonly isCompact?: boolean;
}

/** Figures side by side between hairlines; two by two on narrow screens. */
export function FigureStrip({ figures, isCompact = false }: FigureStripProps) {
  return (
    <List $count={Math.max(1, figures.length)} $isCompact={isCompact}>
      {figures.map(({ value, label }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
