import { SelectField, type SelectFieldProps } from '@shortlist/web-kit';
import type { Ref } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  min-width: 132px;

  /* The row shows its name already; the field keeps it for who does not see the row. */
  & label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export interface RowSelectProps extends SelectFieldProps {
  readonly boxRef?: Ref<HTMLDivElement>;
}

/** A choice at the right of a row, which shows the label itself. */
export function RowSelect({ boxRef, ...field }: RowSelectProps) {
  return (
    <Box ref={boxRef}>
      <SelectField {...field} />
    </Box>
  );
}
