import { useLocation } from '@shortlist/router';
import { AnyLink } from '@shortlist/web-kit';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { MenuEntry, MenuGroup } from '../account-menu.js';

const Nav = styled.nav`
  position: sticky;
  top: var(--s5);
  padding-top: 36px;

  p {
    padding: 2px 12px 4px;
    font-size: var(--text-xs);
    color: var(--ink-faint);
    overflow-wrap: anywhere;
  }

  ul {
    display: grid;
    gap: 2px;
    list-style: none;
  }

  ul + p {
    margin-top: 18px;
  }

  a {
    display: block;
    padding: 7px 12px;
    border-radius: var(--radius-control);
    color: var(--ink-soft);
    font-weight: 500;
  }

  a:hover {
    color: var(--ink);
  }

  a[aria-current] {
    background: var(--sunken);
    color: var(--ink);
  }

  @media (max-width: 860px) {
    position: static;
    margin-inline: calc(-1 * var(--gutter));
    padding-top: var(--s4);

    & > div {
      display: flex;
      gap: 2px;
      overflow-x: auto;
      padding-inline: var(--gutter);
      scrollbar-width: none;
      mask-image: linear-gradient(90deg, #000 calc(100% - 36px), transparent);
    }

    ul {
      flex: none;
      display: flex;
    }

    /* the lists keep their names */
    p {
      position: absolute;
      width: 1px;
      height: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }

    a {
      display: flex;
      align-items: center;
      min-height: 44px;
      white-space: nowrap;
    }

    a:focus-visible {
      outline-offset: -3px;
    }
  }

  @media print {
    display: none;
  }
`;

export interface SectionNavProps {
  readonly groups: readonly MenuGroup[];
  readonly current: string | undefined;
}

/** The menu of the account; a row that scrolls where there is little room. */
export function SectionNav({ groups, current }: SectionNavProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !link || row.scrollWidth <= row.clientWidth) return;
    // Only sideways: the page stays where it is.
    row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <Nav aria-label="Account">
      <div ref={list}>
        {groups.flatMap(({ title, entries }, at) => [
          <p key={`${at}-title`} id={`${id}-${at}`}>
            {title}
          </p>,
          <ul key={at} aria-labelledby={`${id}-${at}`}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryLink entry={entry} isCurrent={entry.id === current} />
              </li>
            ))}
          </ul>,
        ])}
      </div>
    </Nav>
  );
}

function EntryLink({
  entry,
  isCurrent,
}: {
  readonly entry: MenuEntry;
  readonly isCurrent: boolean;
}) {
  const { pathname } = useLocation();
  const { id, title, to } = entry;
  const target = pathname === '/account' ? { href: `#${id}` } : { to: `/account#${id}` };
  return (
    <AnyLink
      {...(to === undefined ? target : { to })}
      aria-current={isCurrent ? (to === undefined ? true : 'page') : undefined}
    >
      {title}
    </AnyLink>
  );
}
