import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-block: 1px solid var(--line);
  li {
    padding: 14px 20px;
    border-left: 1px solid var(--line);
    color: var(--ink-faint);
    font-size: var(--text-sm);
  }
  li:first-child {
    border-left: 0;
    padding-left: 0;
  }
  strong {
    display: block;
    font-size: var(--text-md);
    font-weight: 600;
    color: var(--ink);
  }
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    li {
      padding: 10px 0;
      border-left: 0;
    }
    li + li {
      border-top: 1px solid var(--line);
    }
  }
`;

export interface HintStripProps {
  readonly hints: readonly { readonly title: ReactNode; readonly text: string }[];
}

/** Three short points side by side between hairlines; under each other on narrow screens. */
export function HintStrip({ hints }: HintStripProps) {
  return (
    <Strip>
      {hints.map(({ title, text }) => (
        <li key={text}>
          <strong>{title}</strong>
          {text}
        </li>
      ))}
    </Strip>
  );
}
