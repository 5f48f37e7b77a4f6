import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { AccountSection } from '../sections.js';

const Nav = styled.nav`
  position: sticky;
  top: var(--s5);
  padding-top: 36px;

  & > ul {
    display: grid;
    gap: 2px;
    list-style: none;
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

    & > ul {
      display: flex;
      overflow-x: auto;
      padding-inline: var(--gutter);
      scrollbar-width: none;
      mask-image: linear-gradient(90deg, #000 calc(100% - 36px), transparent);
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
  readonly sections: readonly AccountSection[];
  readonly current: string | undefined;
}

/** The page's sections; a row that scrolls where there is little room. */
export function SectionNav({ sections, current }: SectionNavProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !link || row.scrollWidth <= row.clientWidth) return;
    // Only sideways: the page stays where it is.
    row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <Nav aria-label="Account">
      <ul ref={list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? true : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
