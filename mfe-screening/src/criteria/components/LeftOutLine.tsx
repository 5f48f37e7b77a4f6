import type { LeftOutWish } from '@shortlist/contracts/screening';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RowAction } from '../../components/RowAction.js';

const Frame = styled.div`
  margin-top: 14px;
  font-size: var(--text-sm);
  color: var(--ink-faint);
  overflow-wrap: anywhere;
  ul {
    margin-top: 4px;
  }
  li {
    margin-top: 4px;
  }
`;

/** Requirements of the description that judge nobody; the reasons open in place. */
export function LeftOutLine({ leftOut }: { readonly leftOut: readonly LeftOutWish[] }) {
  const [open, setOpen] = useState(false);
  if (leftOut.length === 0) return null;
  const things = leftOut.length === 1 ? '1 thing' : `${leftOut.length} things`;
  return (
    <Frame>
      Left out: {things} that you may not screen for.{' '}
      <RowAction type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide' : 'Show why'}
      </RowAction>
      {open ? (
        <ul>
          {leftOut.map(({ text, reason }, index) => (
            <li key={index}>
              “{text}”: {reason}
            </li>
          ))}
        </ul>
      ) : null}
    </Frame>
  );
}
