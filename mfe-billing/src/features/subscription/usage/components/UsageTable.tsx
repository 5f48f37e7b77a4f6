import { Delayed, ErrorPanel, Skeleton, Stack } from '@shortlist/web-kit';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Title = styled.h3`
  font-size: var(--text-md);
  font-weight: 600;
  margin-bottom: var(--s2);
`;

const Empty = styled.p`
  color: var(--ink-faint);
`;

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: var(--s2) var(--s3) var(--s2) 0;
    border-top: 1px solid var(--line);
    text-align: left;
    vertical-align: baseline;
  }
  /* A long word must not push the numbers out of a narrow screen. */
  td:first-child {
    overflow-wrap: anywhere;
  }
  th {
    font-weight: 500;
    color: var(--ink-faint);
  }
  .number {
    padding-right: 0;
    text-align: right;
    white-space: nowrap;
  }
`;

export interface UsageTableProps {
  readonly title: string;
  readonly status: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
  /** Said in place of a table without rows. */
  readonly empty: string;
  /** The last one is a number. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table of what was used, or that it is loading, could not be loaded or is empty. */
export function UsageTable({ title, status, onRetry, empty, columns, rows }: UsageTableProps) {
  const titleId = useId();
  const numberAt = (index: number) => (index === columns.length - 1 ? 'number' : undefined);
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {status === 'loading' ? (
        <Delayed>
          <Stack gap={2}>
            <Skeleton />
            <Skeleton width="80%" />
          </Stack>
        </Delayed>
      ) : null}
      {status === 'error' ? (
        <ErrorPanel message="This could not be loaded." onRetry={onRetry} />
      ) : null}
      {status === 'ready' && rows.length === 0 ? <Empty>{empty}</Empty> : null}
      {rows.length > 0 ? (
        <Scroll>
          <Table aria-labelledby={titleId}>
            <thead>
              <tr>
                {columns.map((column, index) => (
                  <th key={column} scope="col" className={numberAt(index)}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((cell, index) => (
                    <td key={columns[index]} className={numberAt(index)}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      ) : null}
    </section>
  );
}
