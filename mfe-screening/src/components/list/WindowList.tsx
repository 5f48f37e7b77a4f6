import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { usePageTop } from './use-page-top.js';

const List = styled.ul`
  position: relative;
  > li {
    position: absolute;
    inset: 0 0 auto;
  }
`;

/** Rows outside the window that are there all the same, so that Tab and the scroll wheel find them. */
const overscan = 6;

export interface WindowListProps {
  readonly label: string;
  readonly count: number;
  /** Of every row, in pixels. */
  readonly rowHeight: number;
  readonly keyOf: (index: number) => string;
  readonly renderRow: (index: number) => ReactNode;
}

/** A long list that scrolls with the page: only the rows in and near the window are in the document. */
export function WindowList({ label, count, rowHeight, keyOf, renderRow }: WindowListProps) {
  const list = useRef<HTMLUListElement>(null);
  const top = usePageTop(list);
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan,
    scrollMargin: top,
  });
  return (
    <List ref={list} aria-label={label} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          data-index={index}
          aria-setsize={count}
          aria-posinset={index + 1}
          style={{ height: rowHeight, transform: `translateY(${start - top}px)` }}
        >
          {renderRow(index)}
        </li>
      ))}
    </List>
  );
}
