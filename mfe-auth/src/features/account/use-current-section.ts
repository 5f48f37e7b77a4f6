import { useLocation } from '@shortlist/router';
import { useEffect, useState } from 'react';

/** How far down the window the section begins that counts as read. */
const readingLine = 0.3;

function findCurrent(ids: readonly string[], chosen: string): string | undefined {
  const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0);
  // A section opened by its address may be too near the end of the page to come to the top.
  const chosenTop = tops[ids.indexOf(chosen)];
  if (chosenTop !== undefined && chosenTop > -8 && chosenTop < window.innerHeight * 0.9) {
    return chosen;
  }
  const line = window.innerHeight * readingLine;
  return ids.filter((_, index) => (tops[index] ?? 0) <= line).at(-1) ?? ids[0];
}

/** The section that is being read, by the place of the page; brings the one in the address into view. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const { hash, key } = useLocation();
  const chosen = hash.slice(1);
  const [current, setCurrent] = useState(() => (ids.includes(chosen) ? chosen : ids[0]));

  useEffect(() => {
    const look = () => setCurrent(findCurrent(ids, chosen));
    // The browser has looked for the place of the address before the page was there.
    if (ids.includes(chosen)) document.getElementById(chosen)?.scrollIntoView();
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [ids, chosen, key]);

  return current;
}
