import { Checkbox } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { allColumns, type Column, columnLabels } from './columns.js';

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  margin: 0 0 var(--s3);
  padding: 0;
  border: 0;
  font-size: var(--text-sm);
  legend {
    float: left;
    padding: 0 var(--s4) 0 0;
    color: var(--ink-faint);
  }
`;

export interface ColumnsPanelProps {
  readonly columns: readonly Column[];
  readonly onChange: (columns: readonly Column[]) => void;
}

/** Choice of the table's columns. */
export function ColumnsPanel({ columns, onChange }: ColumnsPanelProps) {
  return (
    <Choices>
      <legend>Columns</legend>
      {allColumns.map((column) => (
        <Checkbox
          key={column}
          label={columnLabels[column]}
          checked={columns.includes(column)}
          onChange={() =>
            onChange(allColumns.filter((each) => columns.includes(each) !== (each === column)))
          }
        />
      ))}
    </Choices>
  );
}
