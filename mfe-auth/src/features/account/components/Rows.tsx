import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Settings one under the other, with a hairline between. */
export const Rows = styled.ul`
  margin-top: 10px;
  list-style: none;

  & + & {
    margin-top: 0;
    border-top: 1px solid var(--line);
  }

  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

const Item = styled.li`
  padding: 13px 0;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s4);

  & + [role='alert'] {
    margin-top: var(--s3);
  }

  b {
    display: block;
    font-weight: 550;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    font-size: var(--text-sm);
    color: var(--ink-faint);
    overflow-wrap: anywhere;
  }
`;

export interface SettingRowProps {
  readonly title: ReactNode;
  /** How it is now, in a line. */
  readonly state?: ReactNode;
  /** A button, a field or a chip at the right. */
  readonly action?: ReactNode;
  /** Content that opens under it. */
  readonly children?: ReactNode;
}

/** One setting of a list: its name, how it is now, and what can be done about it. Stands in `Rows`. */
export function SettingRow({ title, state, action, children }: SettingRowProps) {
  return (
    <Item>
      <Line>
        <div>
          <b>{title}</b>
          {state === undefined ? null : <small>{state}</small>}
        </div>
        {action}
      </Line>
      {children}
    </Item>
  );
}

/** Notes and buttons below a row's field. */
export const Below = styled.div`
  display: grid;
  gap: var(--s3);
  margin-top: var(--s3);

  &:empty {
    display: none;
  }
`;
