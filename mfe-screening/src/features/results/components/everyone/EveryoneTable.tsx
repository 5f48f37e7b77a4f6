import type { Candidate, Criterion } from '@shortlist/contracts/screening';
import { Fragment, type ReactNode, useRef } from 'react';
import type { Moves } from '../../../../screening/scores/what-if.js';
import { notPrinted } from '../../list/printed.js';
import type { Selection } from '../../list/use-selection.js';
import { useWindowRows } from '../../list/use-window-rows.js';
import { type Column, columnLabels } from './columns.js';
import { EveryoneRow } from './EveryoneRow.js';
import { SelectAllBox } from './SelectAllBox.js';
import { Table } from './table-style.js';

/** Height of a closed row, in pixels. */
const rowHeight = 61;

export interface EveryoneTableProps {
  readonly candidates: readonly Candidate[];
  readonly criteria: readonly Criterion[];
  readonly columns: readonly Column[];
  readonly selection: Selection;
  readonly moves: Moves;
  /** The line above the first row under the tried threshold; null while none is tried. */
  readonly line: { readonly above: string; readonly text: string } | null;
  readonly openId: string | null;
  readonly onToggle: (id: string) => void;
  readonly renderDetails: (candidate: Candidate) => ReactNode;
}

/** Room of rows that are not in the page. */
function Space({ width, height }: { readonly width: number; readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tbody data-space="true" aria-hidden="true">
      <tr>
        <td colSpan={width} style={{ height }} />
      </tr>
    </tbody>
  );
}

/** People as rows; of a long list only those near the view are in the page. */
export function EveryoneTable({
  candidates,
  criteria,
  columns,
  selection,
  moves,
  line,
  openId,
  onToggle,
  renderDetails,
}: EveryoneTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const { rows, after, measure, isPrinting } = useWindowRows({
    items: candidates,
    estimate: rowHeight,
    list: table,
  });
  const { ids, toggle, selectAll, clear } = selection;
  const chosen = candidates.filter(({ id }) => ids.has(id)).length;
  const all = chosen > 0 && chosen === candidates.length;
  const width = 3 + columns.length;
  const unprinted = notPrinted(candidates.length);

  return (
    <Table ref={table} aria-rowcount={candidates.length + 1} aria-label="Everyone">
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">
            <SelectAllBox
              some={chosen > 0 && !all}
              aria-label={`Select all ${candidates.length}`}
              checked={all}
              onChange={() => (all ? clear() : selectAll(candidates.map(({ id }) => id)))}
            />
          </th>
          <th scope="col">Candidate</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {columnLabels[column]}
            </th>
          ))}
          <th scope="col">Score</th>
        </tr>
      </thead>
      {rows.map(({ item: candidate, index, gap }) => {
        const { id } = candidate;
        return (
          <Fragment key={id}>
            <Space width={width} height={gap} />
            <EveryoneRow
              candidate={candidate}
              criteria={criteria}
              columns={columns}
              index={index}
              selected={ids.has(id)}
              open={openId === id}
              move={moves.get(id)}
              line={line?.above === id ? line.text : null}
              measure={measure}
              onSelect={toggle}
              onToggle={onToggle}
              details={openId === id ? renderDetails(candidate) : null}
            />
          </Fragment>
        );
      })}
      <Space width={width} height={after} />
      {isPrinting && unprinted !== null ? (
        <tbody>
          <tr>
            <td colSpan={width}>{unprinted}</td>
          </tr>
        </tbody>
      ) : null}
    </Table>
  );
}
