import { NavLink } from '@shortlist/router';
import { column, Logo } from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Bar = styled.header`
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  > div {
    ${column}
    display: flex;
    align-items: center;
    gap: var(--s6);
    height: 60px;
  }
`;

/** Links of the bar; on narrow screens they are in the menu instead. */
export const BarNav = styled.nav`
  display: flex;
  gap: var(--s1);
  @media (max-width: 860px) {
    display: none;
  }
`;

export const BarLink = styled(NavLink)`
  padding: 6px 10px;
  border-radius: var(--radius-control);
  color: var(--ink-soft);
  font-weight: 500;
  &:hover {
    color: var(--ink);
  }
  &[aria-current='page'] {
    color: var(--ink);
    background: var(--sunken);
  }
`;

export const BarEnd = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s2);
  margin-left: auto;
`;

export interface HeaderBarProps {
  /** Where the logo leads. */
  readonly home: string;
  readonly children: ReactNode;
}

/** The bar at the top of every page that has one. */
export function HeaderBar({ home, children }: HeaderBarProps) {
  return (
    <Bar>
      <div>
        <Logo to={home} />
        {children}
      </div>
    </Bar>
  );
}
