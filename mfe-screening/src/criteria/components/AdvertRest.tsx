import type { LeftOutWish } from '@shortlist/contracts/screening';
import { Card } from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RowAction } from '../../components/RowAction.js';

const Fold = styled(Card)`
  container-type: inline-size;
  margin-top: 12px;
  overflow: hidden;
  summary {
    padding: 11px 20px;
    font-weight: 600;
    cursor: pointer;
  }
  summary span {
    font-weight: 400;
    color: var(--ink-faint);
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 220px) 76px;
    gap: 2px 16px;
    align-items: baseline;
    padding: 8px 20px;
    border-top: 1px solid var(--line);
    font-size: var(--text-sm);
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
  small {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
  button {
    justify-self: end;
    white-space: nowrap;
  }
  @container (max-width: 520px) {
    summary {
      padding: 12px 16px;
    }
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-inline: 16px;
    }
    small {
      grid-area: 2 / 1;
    }
    button {
      grid-area: 1 / 2;
    }
  }
`;

interface RowProps {
  readonly text: string;
  readonly reason?: string;
  readonly children?: ReactNode;
}

function Row({ text, reason, children }: RowProps) {
  return (
    <li>
      <span>{reason === undefined ? text : `“${text}”`}</span>
      <small>{reason}</small>
      {children}
    </li>
  );
}

export interface AdvertRestProps {
  readonly duties: readonly string[];
  readonly unasked: readonly LeftOutWish[];
  /** Wishes that nobody may be screened for. */
  readonly leftOut: readonly LeftOutWish[];
  /** Texts of the requirements that there are; a line that became one is not offered again. */
  readonly taken: readonly string[];
  /** No more requirements can be added. */
  readonly isFull: boolean;
  readonly onAdd: (text: string) => void;
}

/** The rest of the description, folded: its duties and the lines left out. A person can make requirements of them. */
export function AdvertRest({ duties, unasked, leftOut, taken, isFull, onAdd }: AdvertRestProps) {
  const open = duties.filter((text) => !taken.includes(text));
  const others = unasked.filter(({ text }) => !taken.includes(text));
  const count = others.length + leftOut.length;
  const addButton = (text: string, label: string) => (
    <RowAction
      type="button"
      disabled={isFull}
      aria-label={`${label}: ${text}`}
      onClick={(event) => {
        // The row goes; its fold stays, and says how many are left.
        event.currentTarget.closest('details')?.querySelector('summary')?.focus();
        onAdd(text);
      }}
    >
      {label}
    </RowAction>
  );
  return (
    <>
      {open.length > 0 ? (
        <Fold as="details">
          <summary>
            Duties in the advert <span>({open.length}, for closeness only)</span>
          </summary>
          <ul aria-label="Duties in the advert">
            {open.map((text) => (
              <Row key={text} text={text}>
                {addButton(text, 'Move up')}
              </Row>
            ))}
          </ul>
        </Fold>
      ) : null}
      {count > 0 ? (
        <Fold as="details">
          <summary>
            Left out <span>({count})</span>
          </summary>
          <ul aria-label="Left out">
            {leftOut.map(({ text, reason }, index) => (
              <Row key={index} text={text} reason={reason} />
            ))}
            {others.map(({ text, reason }) => (
              <Row key={text} text={text} reason={reason}>
                {addButton(text, 'Add anyway')}
              </Row>
            ))}
          </ul>
        </Fold>
      ) : null}
    </>
  );
}
