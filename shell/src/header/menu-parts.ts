import { NavLink } from '@shortlist/router';
import { css, styled } from 'styled-components';

/** Style of every entry. */
export const menuItem = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 40px;
  padding: 0 var(--s3);
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--ink);
  font-weight: 500;
  text-align: left;
  cursor: pointer;
  &:hover,
  &[aria-current='page'] {
    background: var(--sunken);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (max-width: 860px), (pointer: coarse) {
    min-height: 44px;
  }
`;

export const MenuLink = styled(NavLink)`
  ${menuItem}
`;

export const MenuAction = styled.button`
  ${menuItem}
`;

export const MenuRule = styled.hr`
  height: 1px;
  margin: var(--s2) calc(-1 * var(--s2));
  border: 0;
  background: var(--line);
`;

/** Links that the bar shows by itself where it is wide enough. */
export const NarrowOnly = styled.div`
  @media (min-width: 861px) {
    display: none;
  }
`;

/** Entries that the bar or another list shows itself where there is little room. */
export const WideOnly = styled.div`
  @media (max-width: 860px) {
    display: none;
  }
`;
