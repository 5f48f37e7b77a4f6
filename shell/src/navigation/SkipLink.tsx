import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

const Link = styled.a`
  position: fixed;
  z-index: 60;
  top: var(--s2);
  left: var(--s2);
  padding: 10px 16px;
  border-radius: var(--radius-control);
  background: var(--ink);
  color: var(--on-ink);
  font-weight: 550;
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
  @media print {
    display: none;
  }
`;

// By hand: the address keeps its fragment, which a page may need (a link's secret) and a reload finds again.
function skip(event: MouseEvent) {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.focus({ preventScroll: true });
  main.scrollIntoView();
}

/** The first stop of the Tab key: past the header. */
export function SkipLink() {
  return (
    <Link href="#main" onClick={skip}>
      Skip to content
    </Link>
  );
}
